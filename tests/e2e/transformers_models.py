"""Tiny Hugging Face models of many architectures, with inputs: what the transformers tests convert."""

import os

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import copy

import numpy as np
import pytest
import torch

import torch2hlo
from torch2hlo.testing import shared_bits
from torch2hlo.tree import flatten

T = pytest.importorskip("transformers", reason="transformers is not installed")

VOCABULARY, LENGTH = 99, 7


def tokens(rows=2, length=LENGTH, seed=1):
    return torch.randint(3, VOCABULARY, (rows, length), generator=torch.Generator().manual_seed(seed))


def noise(*shape, seed=2):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


def padding(rows=2, length=LENGTH):
    mask = torch.ones(rows, length, dtype=torch.int64)
    mask[1:, length - 2 :] = 0
    return mask


def masked_text(length=LENGTH, **more):
    return {"input_ids": tokens(length=length), "attention_mask": padding(length=length), **more}


def labelled_text(length=LENGTH):
    labels = tokens(length=length)
    labels[0, :2] = -100
    return masked_text(length, labels=labels)


def pairs():
    """For encoders with a decoder."""
    return masked_text(decoder_input_ids=tokens(length=5, seed=3), decoder_attention_mask=padding(length=5))


def labelled_pairs():
    labels = tokens(length=5, seed=3)
    labels[0, :2] = -100
    return masked_text(labels=labels)


def image(size=32, **more):
    return {"pixel_values": noise(2, 3, size, size), **more}


def sound(length=400, **more):
    return {"input_values": noise(2, length), **more}


COMMON = {
    "vocab_size": VOCABULARY,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "max_position_embeddings": 64,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
GROUPED = COMMON | {"num_key_value_heads": 2}
SEQ2SEQ = {
    "vocab_size": VOCABULARY,
    "d_model": 32,
    "encoder_layers": 2,
    "decoder_layers": 2,
    "encoder_attention_heads": 4,
    "decoder_attention_heads": 4,
    "encoder_ffn_dim": 37,
    "decoder_ffn_dim": 37,
    "max_position_embeddings": 64,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "decoder_start_token_id": 1,
    "forced_eos_token_id": 2,
}
VISION = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "image_size": 32,
    "patch_size": 8,
}
SPEECH = {
    "vocab_size": VOCABULARY,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "conv_dim": (8, 8),
    "conv_stride": (5, 2),
    "conv_kernel": (10, 3),
    "num_feat_extract_layers": 2,
    "num_conv_pos_embeddings": 16,
    "num_conv_pos_embedding_groups": 2,
    "apply_spec_augment": False,  # in train mode it draws from numpy, by lengths that are values
}
RESNET = {"model_type": "resnet", "embedding_size": 8, "hidden_sizes": [8, 16, 16, 16], "depths": [1, 1, 1, 1], "out_features": ["stage2", "stage3", "stage4"]}
DETECTION = {"d_model": 32, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 4, "decoder_attention_heads": 4, "encoder_ffn_dim": 37, "decoder_ffn_dim": 37, "num_queries": 5, "use_timm_backbone": False, "use_pretrained_backbone": False}


def made(model, config, inputs, /, **settings):
    """A row of the list: the classes' names, so that a class that this version lacks is one failure of its own."""
    return lambda: (getattr(T, model)(getattr(T, config)(**settings)), inputs)


LANGUAGE = {
    "gpt2": made("GPT2LMHeadModel", "GPT2Config", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64, bos_token_id=1, eos_token_id=2),
    "gpt-neo": made("GPTNeoForCausalLM", "GPTNeoConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_layers=2, attention_types=[[["global", "local"], 1]], num_heads=4, window_size=4, max_position_embeddings=64, bos_token_id=1, eos_token_id=2),
    "gpt-neox": made("GPTNeoXForCausalLM", "GPTNeoXConfig", labelled_text(), **COMMON),
    "gptj": made("GPTJForCausalLM", "GPTJConfig", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64, rotary_dim=4, bos_token_id=1, eos_token_id=2),
    "gpt-bigcode": made("GPTBigCodeForCausalLM", "GPTBigCodeConfig", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64, bos_token_id=1, eos_token_id=2),
    "gpt-oss": made("GptOssForCausalLM", "GptOssConfig", labelled_text(), **GROUPED, head_dim=8, num_local_experts=4, num_experts_per_tok=2, sliding_window=4),
    "codegen": made("CodeGenForCausalLM", "CodeGenConfig", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64, rotary_dim=4, bos_token_id=1, eos_token_id=2),
    "opt": made("OPTForCausalLM", "OPTConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, ffn_dim=37, max_position_embeddings=64, word_embed_proj_dim=16, pad_token_id=0),
    "bloom": made("BloomForCausalLM", "BloomConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, n_layer=2, n_head=4),
    "mpt": made("MptForCausalLM", "MptConfig", labelled_text(), vocab_size=VOCABULARY, d_model=32, n_heads=4, n_layers=2, max_seq_len=64),
    "falcon": made("FalconForCausalLM", "FalconConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4),
    "falcon-alibi": made("FalconForCausalLM", "FalconConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, alibi=True, multi_query=False, new_decoder_architecture=False),
    "llama": made("LlamaForCausalLM", "LlamaConfig", labelled_text(), **GROUPED),
    "llama-yarn": made("LlamaForCausalLM", "LlamaConfig", labelled_text(), **GROUPED, rope_parameters={"rope_type": "yarn", "factor": 2.0, "original_max_position_embeddings": 32, "rope_theta": 10000.0}),
    "llama-dynamic-rope": made("LlamaForCausalLM", "LlamaConfig", labelled_text(), **GROUPED, rope_parameters={"rope_type": "dynamic", "factor": 2.0, "rope_theta": 10000.0}),
    "mistral": made("MistralForCausalLM", "MistralConfig", labelled_text(), **GROUPED, sliding_window=4),
    "mixtral": made("MixtralForCausalLM", "MixtralConfig", labelled_text(), **GROUPED, num_local_experts=4, output_router_logits=True),
    "phi": made("PhiForCausalLM", "PhiConfig", labelled_text(), **COMMON, partial_rotary_factor=0.5),
    "phi3": made("Phi3ForCausalLM", "Phi3Config", labelled_text(), **GROUPED, sliding_window=4),
    "phimoe": made("PhimoeForCausalLM", "PhimoeConfig", labelled_text(), **GROUPED, num_local_experts=4),
    "gemma": made("GemmaForCausalLM", "GemmaConfig", labelled_text(), **GROUPED, head_dim=8),
    "gemma2": made("Gemma2ForCausalLM", "Gemma2Config", labelled_text(), **GROUPED, head_dim=8, sliding_window=4),
    "gemma3": made("Gemma3ForCausalLM", "Gemma3TextConfig", labelled_text(), **GROUPED, head_dim=8, sliding_window=4),
    "recurrent-gemma": made("RecurrentGemmaForCausalLM", "RecurrentGemmaConfig", labelled_text(), **GROUPED, lru_width=32, attention_window_size=8, block_types=("recurrent", "attention")),
    "qwen2": made("Qwen2ForCausalLM", "Qwen2Config", labelled_text(), **GROUPED),
    "qwen2-moe": made("Qwen2MoeForCausalLM", "Qwen2MoeConfig", labelled_text(), **GROUPED, moe_intermediate_size=16, shared_expert_intermediate_size=24, num_experts=4, num_experts_per_tok=2, output_router_logits=True),
    "qwen3": made("Qwen3ForCausalLM", "Qwen3Config", labelled_text(), **GROUPED, head_dim=8),
    "qwen3-moe": made("Qwen3MoeForCausalLM", "Qwen3MoeConfig", labelled_text(), **GROUPED, head_dim=8, moe_intermediate_size=16, num_experts=4, num_experts_per_tok=2),
    "qwen3-next": made("Qwen3NextForCausalLM", "Qwen3NextConfig", labelled_text(), **GROUPED, head_dim=8, moe_intermediate_size=16, shared_expert_intermediate_size=24, num_experts=4, num_experts_per_tok=2, linear_num_value_heads=4, linear_num_key_heads=2, linear_key_head_dim=8, linear_value_head_dim=8, layer_types=["linear_attention", "full_attention"]),
    "deepseek-v2": made("DeepseekV2ForCausalLM", "DeepseekV2Config", labelled_text(), **COMMON, num_key_value_heads=4, moe_intermediate_size=16, n_routed_experts=4, n_shared_experts=1, num_experts_per_tok=2, first_k_dense_replace=1, kv_lora_rank=8, q_lora_rank=16, qk_nope_head_dim=8, qk_rope_head_dim=8, v_head_dim=8, n_group=1, topk_group=1),
    "deepseek-v3": made("DeepseekV3ForCausalLM", "DeepseekV3Config", labelled_text(), **COMMON, num_key_value_heads=4, moe_intermediate_size=16, n_routed_experts=4, n_shared_experts=1, num_experts_per_tok=2, first_k_dense_replace=1, kv_lora_rank=8, q_lora_rank=16, qk_nope_head_dim=8, qk_rope_head_dim=8, v_head_dim=8, n_group=2, topk_group=1),
    "olmo": made("OlmoForCausalLM", "OlmoConfig", labelled_text(), **GROUPED),
    "olmo2": made("Olmo2ForCausalLM", "Olmo2Config", labelled_text(), **GROUPED),
    "olmoe": made("OlmoeForCausalLM", "OlmoeConfig", labelled_text(), **GROUPED, num_experts=4, num_experts_per_tok=2),
    "granite": made("GraniteForCausalLM", "GraniteConfig", labelled_text(), **GROUPED),
    "granite-moe": made("GraniteMoeForCausalLM", "GraniteMoeConfig", labelled_text(), **GROUPED, num_local_experts=4, num_experts_per_tok=2),
    "stablelm": made("StableLmForCausalLM", "StableLmConfig", labelled_text(), **GROUPED, partial_rotary_factor=0.5),
    "starcoder2": made("Starcoder2ForCausalLM", "Starcoder2Config", labelled_text(), **GROUPED),
    "cohere": made("CohereForCausalLM", "CohereConfig", labelled_text(), **GROUPED),
    "nemotron": made("NemotronForCausalLM", "NemotronConfig", labelled_text(), **GROUPED, head_dim=8),
    "persimmon": made("PersimmonForCausalLM", "PersimmonConfig", labelled_text(), **COMMON, partial_rotary_factor=0.5),
    "smollm3": made("SmolLM3ForCausalLM", "SmolLM3Config", labelled_text(), **GROUPED),
    "glm4": made("Glm4ForCausalLM", "Glm4Config", labelled_text(), **GROUPED, head_dim=8),
    "exaone4": made("Exaone4ForCausalLM", "Exaone4Config", labelled_text(), **GROUPED, sliding_window=4, sliding_window_pattern=2),
    "llama4": made("Llama4ForCausalLM", "Llama4TextConfig", labelled_text(), **GROUPED, head_dim=8, intermediate_size_mlp=48, num_local_experts=4, num_experts_per_tok=1, attention_chunk_size=4),
    "dbrx": made("DbrxForCausalLM", "DbrxConfig", labelled_text(), vocab_size=VOCABULARY, d_model=32, n_heads=4, n_layers=2, max_seq_len=64, attn_config={"kv_n_heads": 2, "clip_qkv": 8.0, "rope_theta": 10000.0}, ffn_config={"ffn_hidden_size": 16, "hidden_size": 32, "moe_num_experts": 4, "moe_top_k": 2}),
    "mamba": made("MambaForCausalLM", "MambaConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, state_size=4),
    "mamba2": made("Mamba2ForCausalLM", "Mamba2Config", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, state_size=8, num_heads=8, head_dim=8, n_groups=2, chunk_size=4),
    "falcon-mamba": made("FalconMambaForCausalLM", "FalconMambaConfig", labelled_text(), vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, state_size=4),
    "jamba": made("JambaForCausalLM", "JambaConfig", labelled_text(), **GROUPED, num_experts=4, num_experts_per_tok=2, mamba_d_state=4, mamba_dt_rank=4, attn_layer_period=2, attn_layer_offset=1, expert_layer_period=2, expert_layer_offset=1, use_mamba_kernels=False),
    "bamba": made("BambaForCausalLM", "BambaConfig", labelled_text(), **GROUPED, attn_layer_indices=[1], mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8, mamba_n_groups=2, mamba_chunk_size=4),
    "rwkv": made("RwkvForCausalLM", "RwkvConfig", {"input_ids": tokens(), "labels": tokens()}, vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, attention_hidden_size=32, intermediate_size=64),
    "xglm": made("XGLMForCausalLM", "XGLMConfig", labelled_text(), vocab_size=VOCABULARY, d_model=32, ffn_dim=37, num_layers=2, attention_heads=4, max_position_embeddings=64, pad_token_id=0),
    "openai-gpt": made("OpenAIGPTLMHeadModel", "OpenAIGPTConfig", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64),
    "ctrl": made("CTRLLMHeadModel", "CTRLConfig", labelled_text(), vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=4, n_positions=64, dff=37),
    "biogpt": made("BioGptForCausalLM", "BioGptConfig", labelled_text(), **COMMON),
    "nanochat": made("NanoChatForCausalLM", "NanoChatConfig", labelled_text(), **GROUPED),
    "bitnet": made("BitNetForCausalLM", "BitNetConfig", labelled_text(), **GROUPED),
    "lfm2": made("Lfm2ForCausalLM", "Lfm2Config", labelled_text(), **GROUPED, layer_types=["conv", "full_attention"]),
    "modernbert-decoder": made("ModernBertDecoderForCausalLM", "ModernBertDecoderConfig", labelled_text(), **COMMON),
}

MASKED = {
    "bert": made("BertForMaskedLM", "BertConfig", labelled_text(), **COMMON),
    "bert-classify": made("BertForSequenceClassification", "BertConfig", masked_text(labels=torch.tensor([0, 1])), **COMMON),
    "bert-answer": made("BertForQuestionAnswering", "BertConfig", masked_text(start_positions=torch.tensor([1, 2]), end_positions=torch.tensor([3, 9])), **COMMON),
    "distilbert": made("DistilBertForMaskedLM", "DistilBertConfig", labelled_text(), vocab_size=VOCABULARY, dim=32, n_layers=2, n_heads=4, hidden_dim=37, max_position_embeddings=64),
    "roberta": made("RobertaForMaskedLM", "RobertaConfig", labelled_text(), **COMMON),
    "xlm-roberta": made("XLMRobertaForTokenClassification", "XLMRobertaConfig", masked_text(labels=tokens() % 2), **COMMON),
    "camembert": made("CamembertForMaskedLM", "CamembertConfig", labelled_text(), **COMMON),
    "albert": made("AlbertForMaskedLM", "AlbertConfig", labelled_text(), **COMMON, embedding_size=16),
    "electra": made("ElectraForPreTraining", "ElectraConfig", masked_text(labels=tokens() % 2), **COMMON, embedding_size=16),
    "mpnet": made("MPNetForMaskedLM", "MPNetConfig", labelled_text(), **COMMON),
    "deberta": made("DebertaForMaskedLM", "DebertaConfig", labelled_text(), **COMMON, relative_attention=True, pos_att_type=["p2c", "c2p"]),
    "deberta-v2": made("DebertaV2ForMaskedLM", "DebertaV2Config", labelled_text(), **COMMON, relative_attention=True, pos_att_type=["p2c", "c2p"], position_buckets=4, norm_rel_ebd="layer_norm", share_att_key=True),
    "funnel": made("FunnelForMaskedLM", "FunnelConfig", labelled_text(8), vocab_size=VOCABULARY, block_sizes=[1, 1], num_decoder_layers=1, d_model=32, n_head=4, d_head=8, d_inner=37),
    "xlnet": made("XLNetLMHeadModel", "XLNetConfig", labelled_text(), vocab_size=VOCABULARY, d_model=32, n_layer=2, n_head=4, d_inner=37),
    "xlm": made("XLMWithLMHeadModel", "XLMConfig", labelled_text(), vocab_size=VOCABULARY, emb_dim=32, n_layers=2, n_heads=4),
    "flaubert": made("FlaubertWithLMHeadModel", "FlaubertConfig", labelled_text(), vocab_size=VOCABULARY, emb_dim=32, n_layers=2, n_heads=4),
    "longformer": made("LongformerForMaskedLM", "LongformerConfig", labelled_text(16), **COMMON, attention_window=4),
    "big-bird": made("BigBirdForMaskedLM", "BigBirdConfig", labelled_text(), **COMMON, attention_type="original_full"),
    "big-bird-sparse": made("BigBirdForMaskedLM", "BigBirdConfig", labelled_text(48), **COMMON, attention_type="block_sparse", block_size=4, num_random_blocks=1),
    "reformer": made("ReformerForMaskedLM", "ReformerConfig", labelled_text(16), vocab_size=VOCABULARY, hidden_size=32, num_attention_heads=4, attention_head_size=8, feed_forward_size=37, attn_layers=["local", "local"], axial_pos_shape=[4, 4], axial_pos_embds_dim=[16, 16], local_attn_chunk_length=4, max_position_embeddings=16, is_decoder=False),
    "reformer-lsh": made("ReformerForMaskedLM", "ReformerConfig", labelled_text(16), vocab_size=VOCABULARY, hidden_size=32, num_attention_heads=4, attention_head_size=8, feed_forward_size=37, attn_layers=["lsh"], axial_pos_shape=[4, 4], axial_pos_embds_dim=[16, 16], lsh_attn_chunk_length=4, num_buckets=4, hash_seed=0, max_position_embeddings=16, is_decoder=False),
    "layoutlm": made("LayoutLMForMaskedLM", "LayoutLMConfig", labelled_text() | {"bbox": tokens(2, LENGTH * 4).reshape(2, LENGTH, 4).sort(-1).values}, **COMMON, max_2d_position_embeddings=128),
    "modernbert": made("ModernBertForMaskedLM", "ModernBertConfig", labelled_text(), **COMMON, local_attention=4),
    "convbert": made("ConvBertForMaskedLM", "ConvBertConfig", labelled_text(), **COMMON, embedding_size=16),
    "squeezebert": made("SqueezeBertForMaskedLM", "SqueezeBertConfig", labelled_text(), **(COMMON | {"embedding_size": 32})),
    "mobilebert": made("MobileBertForMaskedLM", "MobileBertConfig", labelled_text(), **COMMON, embedding_size=16, intra_bottleneck_size=32, true_hidden_size=32),
    "ibert": made("IBertForMaskedLM", "IBertConfig", labelled_text(), **COMMON),
    "megatron-bert": made("MegatronBertForMaskedLM", "MegatronBertConfig", labelled_text(), **COMMON),
    "rembert": made("RemBertForMaskedLM", "RemBertConfig", labelled_text(), **COMMON, input_embedding_size=16, output_embedding_size=24),
    "roformer": made("RoFormerForMaskedLM", "RoFormerConfig", labelled_text(), **COMMON, embedding_size=16),
    "nystromformer": made("NystromformerForMaskedLM", "NystromformerConfig", labelled_text(8), **COMMON, num_landmarks=8, segment_means_seq_len=8),
    "fnet": made("FNetForMaskedLM", "FNetConfig", {"input_ids": tokens(), "labels": tokens()}, **COMMON),
    "canine": made("CanineForSequenceClassification", "CanineConfig", masked_text(16), **(COMMON | {"vocab_size": 99}), downsampling_rate=4, num_hash_buckets=32, local_transformer_stride=8),
    "esm": made("EsmForMaskedLM", "EsmConfig", labelled_text(), **COMMON, mask_token_id=3, position_embedding_type="rotary"),
    "yoso": made("YosoForMaskedLM", "YosoConfig", labelled_text(), **COMMON, use_expectation=True),
    "luke": made("LukeModel", "LukeConfig", masked_text(entity_ids=tokens(length=3) % 5, entity_position_ids=torch.arange(3)[None, :, None].repeat(2, 1, 4), entity_attention_mask=torch.ones(2, 3, dtype=torch.int64)), **COMMON, entity_vocab_size=10, entity_emb_size=16),
    "splinter": made("SplinterModel", "SplinterConfig", masked_text(), **COMMON),
    "tapas": made("TapasModel", "TapasConfig", masked_text(token_type_ids=torch.zeros(2, LENGTH, 7, dtype=torch.int64)), **COMMON),
    "perceiver": made("PerceiverForMaskedLM", "PerceiverConfig", labelled_text(16) , num_latents=4, d_latents=16, d_model=32, num_blocks=1, num_self_attends_per_block=1, num_self_attention_heads=2, num_cross_attention_heads=2, vocab_size=VOCABULARY, max_position_embeddings=16),
}

TRANSLATION = {
    "t5": made("T5ForConditionalGeneration", "T5Config", labelled_pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, decoder_start_token_id=0),
    "t5-gated": made("T5ForConditionalGeneration", "T5Config", pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, feed_forward_proj="gated-gelu", decoder_start_token_id=0),
    "mt5": made("MT5ForConditionalGeneration", "MT5Config", pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, decoder_start_token_id=0),
    "umt5": made("UMT5ForConditionalGeneration", "UMT5Config", labelled_pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, decoder_start_token_id=0),
    "longt5": made("LongT5ForConditionalGeneration", "LongT5Config", labelled_pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, local_radius=3, decoder_start_token_id=0),
    "longt5-global": made("LongT5ForConditionalGeneration", "LongT5Config", labelled_pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, local_radius=3, global_block_size=4, encoder_attention_type="transient-global", decoder_start_token_id=0),
    "switch": made("SwitchTransformersForConditionalGeneration", "SwitchTransformersConfig", pairs(), vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, num_experts=4, num_sparse_encoder_layers=1, num_sparse_decoder_layers=1, decoder_start_token_id=0),
    "bart": made("BartForConditionalGeneration", "BartConfig", labelled_pairs(), **SEQ2SEQ),
    "bart-classify": made("BartForSequenceClassification", "BartConfig", {"input_ids": torch.cat([tokens(), torch.full((2, 1), 2)], 1), "labels": torch.tensor([0, 1])}, **SEQ2SEQ),
    "mbart": made("MBartForConditionalGeneration", "MBartConfig", labelled_pairs(), **SEQ2SEQ),
    "pegasus": made("PegasusForConditionalGeneration", "PegasusConfig", labelled_pairs(), **SEQ2SEQ),
    "marian": made("MarianMTModel", "MarianConfig", labelled_pairs(), **SEQ2SEQ),
    "blenderbot": made("BlenderbotForConditionalGeneration", "BlenderbotConfig", pairs(), **SEQ2SEQ),
    "m2m-100": made("M2M100ForConditionalGeneration", "M2M100Config", labelled_pairs(), **SEQ2SEQ),
    "nllb-moe": made("NllbMoeForConditionalGeneration", "NllbMoeConfig", pairs(), **SEQ2SEQ, num_experts=4, encoder_sparse_step=2, decoder_sparse_step=2, expert_capacity=8),
    "led": made("LEDForConditionalGeneration", "LEDConfig", pairs(), **{k: v for k, v in SEQ2SEQ.items() if k != "max_position_embeddings"}, attention_window=4, max_encoder_position_embeddings=64, max_decoder_position_embeddings=64),
    "bigbird-pegasus": made("BigBirdPegasusForConditionalGeneration", "BigBirdPegasusConfig", pairs(), **SEQ2SEQ, attention_type="original_full"),
    "prophetnet": made("ProphetNetForConditionalGeneration", "ProphetNetConfig", labelled_pairs(), vocab_size=VOCABULARY, hidden_size=32, encoder_ffn_dim=37, num_encoder_layers=1, num_encoder_attention_heads=4, decoder_ffn_dim=37, num_decoder_layers=1, num_decoder_attention_heads=4, max_position_embeddings=64, ngram=2, num_buckets=8, relative_max_distance=16, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1),
    "plbart": made("PLBartForConditionalGeneration", "PLBartConfig", labelled_pairs(), **SEQ2SEQ),
    "speech-to-text": made("Speech2TextForConditionalGeneration", "Speech2TextConfig", {"input_features": noise(2, 40, 16), "attention_mask": padding(length=40), "decoder_input_ids": tokens(length=5)}, **{k: v for k, v in SEQ2SEQ.items() if k != "max_position_embeddings"}, input_feat_per_channel=16, max_source_positions=64, max_target_positions=64, conv_channels=16),
}

IMAGES = {
    "vit": made("ViTForImageClassification", "ViTConfig", image(labels=torch.tensor([0, 1])), **VISION),
    "deit": made("DeiTForImageClassificationWithTeacher", "DeiTConfig", image(), **VISION),
    "beit": made("BeitForImageClassification", "BeitConfig", image(), **VISION, use_relative_position_bias=True, use_mask_token=True, vocab_size=VOCABULARY),
    "data2vec-vision": made("Data2VecVisionModel", "Data2VecVisionConfig", image(), **VISION, use_shared_relative_position_bias=True),
    "dinov2": made("Dinov2ForImageClassification", "Dinov2Config", image(), **VISION),
    "dinov2-resized": made("Dinov2Model", "Dinov2Config", image(48), **VISION),
    "dinov3": made("DINOv3ViTModel", "DINOv3ViTConfig", image(), **VISION),
    "ijepa": made("IJepaModel", "IJepaConfig", image(), **VISION),
    "yolos": made("YolosForObjectDetection", "YolosConfig", image(), **(VISION | {"image_size": [32, 32]}), num_detection_tokens=4),
    "vit-mae": made("ViTMAEForPreTraining", "ViTMAEConfig", image(noise=noise(2, 16)), **VISION, decoder_hidden_size=16, decoder_num_hidden_layers=1, decoder_num_attention_heads=2, decoder_intermediate_size=24),
    "vit-msn": made("ViTMSNModel", "ViTMSNConfig", image(), **VISION),
    "vivit": made("VivitModel", "VivitConfig", {"pixel_values": noise(2, 4, 3, 32, 32)}, **{k: v for k, v in VISION.items() if k != "patch_size"}, num_frames=4, tubelet_size=[2, 8, 8]),
    "videomae": made("VideoMAEModel", "VideoMAEConfig", {"pixel_values": noise(2, 4, 3, 32, 32)}, **VISION, num_frames=4),
    "timesformer": made("TimesformerModel", "TimesformerConfig", {"pixel_values": noise(2, 4, 3, 32, 32)}, **VISION, num_frames=4),
    "swin": made("SwinForImageClassification", "SwinConfig", image(), image_size=32, patch_size=4, embed_dim=8, depths=[2, 2], num_heads=[2, 2], window_size=4),
    "swinv2": made("Swinv2ForImageClassification", "Swinv2Config", image(), image_size=32, patch_size=4, embed_dim=8, depths=[2, 2], num_heads=[2, 2], window_size=4),
    "swin2sr": made("Swin2SRForImageSuperResolution", "Swin2SRConfig", image(16), image_size=16, embed_dim=8, depths=[2], num_heads=[2], window_size=4, upscale=2),
    "donut-swin": made("DonutSwinModel", "DonutSwinConfig", image(), image_size=32, patch_size=4, embed_dim=8, depths=[2, 2], num_heads=[2, 2], window_size=4),
    "hiera": made("HieraModel", "HieraConfig", image(64), image_size=[64, 64], patch_kernel=[7, 7], patch_stride=[4, 4], patch_padding=[3, 3], embed_dim=8, depths=[1, 1, 2, 1], num_heads=[1, 2, 2, 2], masked_unit_size=[8, 8]),
    "convnext": made("ConvNextForImageClassification", "ConvNextConfig", image(64), hidden_sizes=[8, 16, 16, 16], depths=[1, 1, 1, 1]),
    "convnextv2": made("ConvNextV2ForImageClassification", "ConvNextV2Config", image(64), hidden_sizes=[8, 16, 16, 16], depths=[1, 1, 1, 1]),
    "resnet": made("ResNetForImageClassification", "ResNetConfig", image(), embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1]),
    "regnet": made("RegNetForImageClassification", "RegNetConfig", image(), embedding_size=8, hidden_sizes=[8, 16, 16, 16], depths=[1, 1, 1, 1], groups_width=4),
    "bit": made("BitForImageClassification", "BitConfig", image(), embedding_size=32, hidden_sizes=[32, 32, 64, 64], depths=[1, 1, 1, 1], num_groups=2),
    "mobilenet-v1": made("MobileNetV1ForImageClassification", "MobileNetV1Config", image(), depth_multiplier=0.25, min_depth=8),
    "mobilenet-v2": made("MobileNetV2ForImageClassification", "MobileNetV2Config", image(), depth_multiplier=0.25, min_depth=8),
    "mobilenet-v2-seg": made("MobileNetV2ForSemanticSegmentation", "MobileNetV2Config", image(), depth_multiplier=0.25, min_depth=8),
    "mobilevit": made("MobileViTForImageClassification", "MobileViTConfig", image(64), image_size=64, hidden_sizes=[16, 24, 32], neck_hidden_sizes=[8, 8, 16, 16, 24, 24, 32], num_attention_heads=4),
    "mobilevitv2": made("MobileViTV2ForImageClassification", "MobileViTV2Config", image(64), image_size=64, width_multiplier=0.25, n_attn_blocks=[1, 1, 1]),
    "efficientnet": made("EfficientNetForImageClassification", "EfficientNetConfig", image(), image_size=32, width_coefficient=0.25, depth_coefficient=0.3, hidden_dim=320),
    "levit": made("LevitForImageClassification", "LevitConfig", image(64), image_size=64, hidden_sizes=[16, 16, 16], num_attention_heads=[2, 2, 2], depths=[1, 1, 1], key_dim=[8, 8, 8]),
    "cvt": made("CvtForImageClassification", "CvtConfig", image(), embed_dim=[8, 16, 16], num_heads=[1, 2, 2], depth=[1, 2, 3]),
    "pvt": made("PvtForImageClassification", "PvtConfig", image(), image_size=32, hidden_sizes=[8, 8, 16, 16], depths=[1, 1, 1, 1], num_attention_heads=[1, 1, 2, 2]),
    "pvt-v2": made("PvtV2ForImageClassification", "PvtV2Config", image(), image_size=32, hidden_sizes=[8, 8, 16, 16], depths=[1, 1, 1, 1], num_attention_heads=[1, 1, 2, 2]),
    "poolformer": made("PoolFormerForImageClassification", "PoolFormerConfig", image(), hidden_sizes=[8, 8, 16, 16], depths=[1, 1, 1, 1]),
    "focalnet": made("FocalNetForImageClassification", "FocalNetConfig", image(), image_size=32, patch_size=4, embed_dim=8, depths=[1, 1], focal_levels=[2, 2], focal_windows=[3, 3], hidden_sizes=[8, 16]),
    "swiftformer": made("SwiftFormerForImageClassification", "SwiftFormerConfig", image(), image_size=32, depths=[1, 1, 1, 1], embed_dims=[8, 8, 16, 16]),
    "textnet": made("TextNetForImageClassification", "TextNetConfig", image(64), hidden_sizes=[8, 8, 16, 16, 16], stem_num_channels=3, stem_out_channels=8),
    "segformer": made("SegformerForSemanticSegmentation", "SegformerConfig", image(labels=torch.zeros(2, 32, 32, dtype=torch.int64)), num_encoder_blocks=2, depths=[1, 1], hidden_sizes=[8, 16], num_attention_heads=[1, 2], sr_ratios=[2, 1], patch_sizes=[7, 3], strides=[4, 2], decoder_hidden_size=16, mlp_ratios=[2, 2]),
    "glpn": made("GLPNForDepthEstimation", "GLPNConfig", image(64), num_encoder_blocks=4, depths=[1, 1, 1, 1], hidden_sizes=[8, 8, 16, 16], num_attention_heads=[1, 1, 2, 2], decoder_hidden_size=16),
    "dpt": made("DPTForDepthEstimation", "DPTConfig", image(), **(VISION | {"num_hidden_layers": 4}), backbone_out_indices=[0, 1, 2, 3], neck_hidden_sizes=[8, 8, 16, 16], fusion_hidden_size=16, is_hybrid=False),
    "depth-anything": made("DepthAnythingForDepthEstimation", "DepthAnythingConfig", image(32), backbone_config={"model_type": "dinov2", **VISION, "out_indices": [1, 2], "reshape_hidden_states": False}, patch_size=8, reassemble_hidden_size=32, reassemble_factors=[2, 1], neck_hidden_sizes=[8, 16], fusion_hidden_size=16, head_in_index=-1, head_hidden_size=8),
    "upernet": made("UperNetForSemanticSegmentation", "UperNetConfig", image(64), backbone_config=T.ConvNextConfig(hidden_sizes=[8, 16, 16, 16], depths=[1, 1, 1, 1], out_features=["stage1", "stage2", "stage3", "stage4"]), hidden_size=16, pool_scales=[1, 2], auxiliary_in_channels=16, auxiliary_channels=8),
    "detr": made("DetrForObjectDetection", "DetrConfig", image(64, pixel_mask=torch.ones(2, 64, 64, dtype=torch.int64).index_fill(1, torch.arange(50, 64), 0)), **DETECTION, backbone_config=RESNET | {"out_features": ["stage4"]}),
    "conditional-detr": made("ConditionalDetrForObjectDetection", "ConditionalDetrConfig", image(64), **DETECTION, backbone_config=RESNET | {"out_features": ["stage4"]}),
    "dab-detr": made("DabDetrForObjectDetection", "DabDetrConfig", image(64), **{k: v for k, v in DETECTION.items() if k not in {"d_model"}}, hidden_size=32, backbone_config=RESNET | {"out_features": ["stage4"]}),
    "deformable-detr": made("DeformableDetrForObjectDetection", "DeformableDetrConfig", image(64), **(DETECTION | {"decoder_layers": 2}), num_feature_levels=2, backbone_config=RESNET | {"out_features": ["stage3", "stage4"]}),
    "deformable-detr-two-stage": made("DeformableDetrForObjectDetection", "DeformableDetrConfig", image(64), **(DETECTION | {"decoder_layers": 2}), num_feature_levels=2, two_stage=True, with_box_refine=True, two_stage_num_proposals=5, backbone_config=RESNET | {"out_features": ["stage3", "stage4"]}),
    "table-transformer": made("TableTransformerForObjectDetection", "TableTransformerConfig", image(64), **DETECTION, backbone_config=RESNET | {"out_features": ["stage4"]}),
    "rt-detr": made("RTDetrForObjectDetection", "RTDetrConfig", image(64), backbone_config={"model_type": "rt_detr_resnet", "embedding_size": 8, "hidden_sizes": [8, 16, 16, 16], "depths": [1, 1, 1, 1], "layer_type": "basic", "out_features": ["stage2", "stage3", "stage4"]}, encoder_hidden_dim=16, encoder_in_channels=[16, 16, 16], encoder_ffn_dim=24, encoder_attention_heads=2, d_model=16, num_queries=5, decoder_in_channels=[16, 16, 16], decoder_ffn_dim=24, decoder_layers=2, decoder_attention_heads=2, hidden_expansion=0.5, num_denoising=0),
    "mask2former": made("Mask2FormerForUniversalSegmentation", "Mask2FormerConfig", image(64), backbone_config=T.SwinConfig(image_size=64, patch_size=4, embed_dim=8, depths=[1, 1, 1, 1], num_heads=[1, 1, 2, 2], window_size=4, out_features=["stage1", "stage2", "stage3", "stage4"]), feature_size=32, mask_feature_size=32, hidden_dim=32, encoder_feedforward_dim=24, encoder_layers=1, decoder_layers=2, num_attention_heads=2, dim_feedforward=24, num_queries=5),
    "maskformer": made("MaskFormerForInstanceSegmentation", "MaskFormerConfig", image(64), backbone_config=T.SwinConfig(image_size=64, patch_size=4, embed_dim=8, depths=[1, 1, 1, 1], num_heads=[1, 1, 2, 2], window_size=4, out_features=["stage1", "stage2", "stage3", "stage4"]), decoder_config={"model_type": "detr", **DETECTION}, fpn_feature_size=32, mask_feature_size=32),
    "superpoint": made("SuperPointForKeypointDetection", "SuperPointConfig", image(32), encoder_hidden_sizes=[8, 8, 16, 16], decoder_hidden_size=16, keypoint_decoder_dim=65, descriptor_decoder_dim=16),
    "vitdet": made("VitDetModel", "VitDetConfig", image(), **{k: v for k, v in VISION.items() if k != "intermediate_size"}, window_size=2, window_block_indices=[0], use_relative_position_embeddings=True),
    "vit-masked": made("ViTForMaskedImageModeling", "ViTConfig", image(bool_masked_pos=torch.arange(32).reshape(2, 16) % 3 == 0), **VISION, encoder_stride=8),
    "imagegpt": made("ImageGPTForCausalImageModeling", "ImageGPTConfig", {"input_ids": tokens(), "labels": tokens()}, vocab_size=100, n_embd=32, n_layer=2, n_head=4, n_positions=64),
}

SOUNDS = {
    "wav2vec2": made("Wav2Vec2ForCTC", "Wav2Vec2Config", sound(attention_mask=padding(length=400)), **SPEECH),
    "wav2vec2-ctc-loss": made("Wav2Vec2ForCTC", "Wav2Vec2Config", sound(labels=tokens(length=4)), **SPEECH),
    "wav2vec2-stable": made("Wav2Vec2Model", "Wav2Vec2Config", sound(attention_mask=padding(length=400)), **SPEECH, do_stable_layer_norm=True, feat_extract_norm="layer"),
    "wav2vec2-conformer": made("Wav2Vec2ConformerModel", "Wav2Vec2ConformerConfig", sound(attention_mask=padding(length=400)), **SPEECH, position_embeddings_type="relative", conv_depthwise_kernel_size=3),
    "wav2vec2-bert": made("Wav2Vec2BertModel", "Wav2Vec2BertConfig", {"input_features": noise(2, 20, 16), "attention_mask": padding(length=20)}, vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, feature_projection_input_dim=16, conv_depthwise_kernel_size=3),
    "hubert": made("HubertForCTC", "HubertConfig", sound(attention_mask=padding(length=400)), **SPEECH),
    "wavlm": made("WavLMModel", "WavLMConfig", sound(attention_mask=padding(length=400)), **SPEECH),
    "unispeech-sat": made("UniSpeechSatModel", "UniSpeechSatConfig", sound(), **SPEECH),
    "data2vec-audio": made("Data2VecAudioModel", "Data2VecAudioConfig", sound(), **{k: v for k, v in SPEECH.items() if k != "num_conv_pos_embeddings"}, num_conv_pos_embeddings=2, conv_pos_kernel_size=3),
    "sew": made("SEWModel", "SEWConfig", sound(), **SPEECH, squeeze_factor=2),
    "sew-d": made("SEWDModel", "SEWDConfig", sound(), **SPEECH, squeeze_factor=2, max_position_embeddings=64, position_buckets=4),
    "whisper": made("WhisperForConditionalGeneration", "WhisperConfig", {"input_features": noise(2, 16, 60), "labels": tokens(length=5)}, **{k: v for k, v in SEQ2SEQ.items() if k != "max_position_embeddings"}, max_source_positions=30, max_target_positions=64, num_mel_bins=16),
    "moonshine": made("MoonshineForConditionalGeneration", "MoonshineConfig", {"input_values": noise(2, 2000), "decoder_input_ids": tokens(length=5)}, vocab_size=VOCABULARY, hidden_size=32, intermediate_size=37, encoder_num_hidden_layers=1, decoder_num_hidden_layers=1, encoder_num_attention_heads=4, decoder_num_attention_heads=4, pad_token_id=0),
    "speecht5": made("SpeechT5ForSpeechToText", "SpeechT5Config", sound(decoder_input_ids=tokens(length=5)), vocab_size=VOCABULARY, hidden_size=32, encoder_layers=1, decoder_layers=1, encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=37, decoder_ffn_dim=37, conv_dim=(8, 8), conv_stride=(5, 2), conv_kernel=(10, 3), num_feat_extract_layers=2, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, max_text_positions=64, pad_token_id=0),
    "speecht5-hifigan": made("SpeechT5HifiGan", "SpeechT5HifiGanConfig", {"spectrogram": noise(2, 10, 16)}, model_in_dim=16, upsample_initial_channel=16, upsample_rates=[2, 2], upsample_kernel_sizes=[4, 4], resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3]]),
    "encodec": made("EncodecModel", "EncodecConfig", {"input_values": noise(2, 1, 640), "padding_mask": padding(length=640)}, sampling_rate=16000, audio_channels=1, num_filters=4, hidden_size=16, codebook_size=16, codebook_dim=16, upsampling_ratios=[4, 2], target_bandwidths=[24.0], num_lstm_layers=1),
    "dac": made("DacModel", "DacConfig", {"input_values": noise(2, 1, 512)}, encoder_hidden_size=8, downsampling_ratios=[2, 4], decoder_hidden_size=32, n_codebooks=2, codebook_size=16, codebook_dim=4),
    "mimi": made("MimiModel", "MimiConfig", {"input_values": noise(1, 1, 640)}, sampling_rate=16000, num_filters=4, hidden_size=16, codebook_size=16, codebook_dim=8, vector_quantization_hidden_dimension=8, num_quantizers=2, num_semantic_quantizers=1, upsampling_ratios=[4, 2], upsample_groups=16, num_hidden_layers=1, intermediate_size=24, num_attention_heads=2, num_key_value_heads=2, head_dim=8, frame_rate=500.0),
    "vits": made("VitsModel", "VitsConfig", masked_text(), vocab_size=VOCABULARY, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, ffn_dim=24, flow_size=16, spectrogram_bins=9, upsample_initial_channel=16, upsample_rates=[2, 2], upsample_kernel_sizes=[4, 4], resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3]], posterior_encoder_num_wavenet_layers=1, prior_encoder_num_wavenet_layers=1, prior_encoder_num_flows=2, duration_predictor_num_flows=2, use_stochastic_duration_prediction=False),
    "ast": made("ASTForAudioClassification", "ASTConfig", {"input_values": noise(2, 40, 16)}, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, patch_size=8, max_length=40, num_mel_bins=16, time_stride=8, frequency_stride=8),
    "clap": made("ClapAudioModel", "ClapAudioConfig", {"input_features": noise(2, 1, 64, 16), "is_longer": torch.zeros(2, 1, dtype=torch.bool)}, num_mel_bins=16, spec_size=64, window_size=4, patch_embeds_hidden_size=8, depths=[1, 1], num_attention_heads=[2, 2], hidden_size=16, patch_size=4, patch_stride=4, enable_fusion=False, num_classes=5),
    "univnet": made("UnivNetModel", "UnivNetConfig", {"input_features": noise(2, 6, 16), "noise_sequence": noise(2, 6, 8)}, model_in_channels=8, model_hidden_channels=8, num_mel_bins=16, resblock_kernel_sizes=[3], resblock_stride_sizes=[2], resblock_dilation_sizes=[[1, 3]], kernel_predictor_hidden_channels=8, kernel_predictor_num_blocks=1),
    "musicgen-decoder": made("MusicgenForCausalLM", "MusicgenDecoderConfig", {"input_ids": tokens(4, LENGTH)}, vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, ffn_dim=37, num_codebooks=2, max_position_embeddings=64, pad_token_id=0),
}

SEVERAL = {
    "clip": made("CLIPModel", "CLIPConfig", masked_text(**image(), return_loss=True), text_config={**COMMON}, vision_config=VISION, projection_dim=16),
    "chinese-clip": made("ChineseCLIPModel", "ChineseCLIPConfig", masked_text(**image()), text_config={**COMMON}, vision_config=VISION, projection_dim=16),
    "siglip": made("SiglipModel", "SiglipConfig", {"input_ids": tokens(), **image(), "return_loss": True}, text_config={**COMMON, "projection_size": 32}, vision_config=VISION),
    "siglip2": made("Siglip2Model", "Siglip2Config", {"input_ids": tokens(), "pixel_values": noise(2, 16, 192), "pixel_attention_mask": torch.ones(2, 16, dtype=torch.int32), "spatial_shapes": torch.tensor([[4, 4], [4, 4]])}, text_config={**COMMON, "projection_size": 32}, vision_config=VISION | {"num_patches": 16}),
    "clipseg": made("CLIPSegForImageSegmentation", "CLIPSegConfig", masked_text(**image()), text_config={**COMMON}, vision_config=VISION | {"num_hidden_layers": 3}, projection_dim=16, extract_layers=[0, 1], reduce_dim=16, decoder_num_attention_heads=2, decoder_intermediate_size=24),
    "altclip": made("AltCLIPModel", "AltCLIPConfig", masked_text(**image()), text_config={**COMMON, "project_dim": 16}, vision_config=VISION, projection_dim=16),
    "align": made("AlignModel", "AlignConfig", masked_text(**image()), text_config={**COMMON}, vision_config={"width_coefficient": 0.25, "depth_coefficient": 0.3, "hidden_dim": 80, "image_size": 32}, projection_dim=80),
    "owlvit": made("OwlViTForObjectDetection", "OwlViTConfig", {"input_ids": tokens(4, LENGTH), "attention_mask": torch.ones(4, LENGTH, dtype=torch.int64), **image()}, text_config={**COMMON}, vision_config=VISION, projection_dim=32),
    "groupvit": made("GroupViTModel", "GroupViTConfig", masked_text(**image()), text_config={**COMMON}, vision_config=VISION | {"depths": [1, 1], "num_group_tokens": [4, 2], "num_output_groups": [4, 2]}, projection_dim=16, projection_intermediate_dim=24),
    "flava": made("FlavaModel", "FlavaConfig", masked_text(**image()), text_config={**COMMON}, image_config=VISION, multimodal_config={"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 4, "intermediate_size": 37}, hidden_size=32, projection_dim=32),
    "blip": made("BlipForConditionalGeneration", "BlipConfig", masked_text(**image(), labels=tokens()), text_config={**COMMON, "encoder_hidden_size": 32, "projection_dim": 16}, vision_config=VISION | {"projection_dim": 16}, projection_dim=16),
    "vilt": made("ViltModel", "ViltConfig", masked_text(**image(), pixel_mask=torch.ones(2, 32, 32, dtype=torch.int64)), **(COMMON | VISION), max_image_length=16),
    "visual-bert": made("VisualBertModel", "VisualBertConfig", masked_text(visual_embeds=noise(2, 4, 24), visual_attention_mask=torch.ones(2, 4)), **COMMON, visual_embedding_dim=24),
    "lxmert": made("LxmertModel", "LxmertConfig", masked_text(visual_feats=noise(2, 4, 24), visual_pos=noise(2, 4, 4)), vocab_size=VOCABULARY, hidden_size=32, num_attention_heads=4, intermediate_size=37, l_layers=1, x_layers=1, r_layers=1, visual_feat_dim=24),
    "layoutlmv3": made("LayoutLMv3Model", "LayoutLMv3Config", masked_text(bbox=tokens(2, LENGTH * 4).reshape(2, LENGTH, 4).sort(-1).values, **image()), **COMMON, coordinate_size=6, shape_size=4, input_size=32, patch_size=8, max_2d_position_embeddings=128),
    "git": made("GitForCausalLM", "GitConfig", masked_text(**image(), labels=tokens()), **COMMON, vision_config=VISION),
    "llava": made("LlavaForConditionalGeneration", "LlavaConfig", {"input_ids": torch.cat([torch.full((2, 16), 98), tokens() % 90], 1), **image()}, text_config={"model_type": "llama", **GROUPED}, vision_config={"model_type": "clip_vision_model", **VISION}, image_token_index=98, image_token_id=98, vision_feature_layer=-1),
    "paligemma": made("PaliGemmaForConditionalGeneration", "PaliGemmaConfig", {"input_ids": torch.cat([torch.full((2, 16), 98), tokens() % 90], 1), "token_type_ids": torch.zeros(2, 16 + LENGTH, dtype=torch.int64), **image()}, text_config={"model_type": "gemma", **GROUPED, "head_dim": 8}, vision_config={"model_type": "siglip_vision_model", **VISION}, image_token_index=98, projection_dim=32),
    "sam": made("SamModel", "SamConfig", image(input_points=noise(2, 1, 3, 2).abs() * 10, input_labels=torch.ones(2, 1, 3, dtype=torch.int64)), vision_config={"hidden_size": 32, "output_channels": 16, "num_hidden_layers": 2, "num_attention_heads": 4, "image_size": 32, "patch_size": 8, "window_size": 2, "global_attn_indexes": [1], "mlp_dim": 37, "num_pos_feats": 8}, prompt_encoder_config={"hidden_size": 16, "image_size": 32, "patch_size": 8, "image_embedding_size": 4, "mask_input_channels": 4}, mask_decoder_config={"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "mlp_dim": 24, "iou_head_hidden_dim": 16}),
    "trocr-decoder": made("TrOCRForCausalLM", "TrOCRConfig", labelled_text(), vocab_size=VOCABULARY, d_model=32, decoder_layers=2, decoder_attention_heads=4, decoder_ffn_dim=37, max_position_embeddings=64, cross_attention_hidden_size=32, is_decoder=True),
    "pix2struct-vision": made("Pix2StructVisionModel", "Pix2StructVisionConfig", {"flattened_patches": torch.cat([torch.arange(12.).reshape(1, 6, 2).repeat(2, 1, 1) + 1, noise(2, 6, 48)], -1), "attention_mask": padding(length=6).float()}, hidden_size=32, patch_embed_hidden_size=48, d_ff=37, d_kv=8, num_hidden_layers=2, num_attention_heads=4, seq_len=16),
    "decision-transformer": made("DecisionTransformerModel", "DecisionTransformerConfig", {"states": noise(2, 5, 6), "actions": noise(2, 5, 3), "rewards": noise(2, 5, 1), "returns_to_go": noise(2, 5, 1), "timesteps": torch.arange(5)[None].repeat(2, 1), "attention_mask": padding(length=5)}, state_dim=6, act_dim=3, hidden_size=32, n_layer=2, n_head=4, max_ep_len=16),
    "perceiver-image": made("PerceiverForImageClassificationConvProcessing", "PerceiverConfig", {"inputs": noise(2, 3, 32, 32)}, num_latents=4, d_latents=16, num_blocks=1, num_self_attends_per_block=1, num_self_attention_heads=2, num_cross_attention_heads=1, num_labels=5),
}


def series(context=12, lags=3, future=4, **more):
    return {
        "past_values": noise(2, context + lags, seed=3).abs(),
        "past_time_features": noise(2, context + lags, 2),
        "past_observed_mask": torch.ones(2, context + lags),
        "future_values": noise(2, future, seed=4).abs(),
        "future_time_features": noise(2, future, 2),
        **more,
    }


SERIES = {"prediction_length": 4, "context_length": 12, "lags_sequence": [1, 2, 3], "num_time_features": 2, "d_model": 16, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 2, "decoder_attention_heads": 2, "encoder_ffn_dim": 24, "decoder_ffn_dim": 24}
FORECASTS = {
    "time-series-transformer": made("TimeSeriesTransformerForPrediction", "TimeSeriesTransformerConfig", series(), **SERIES),
    "informer": made("InformerForPrediction", "InformerConfig", series(), **SERIES, attention_type="full"),
    "informer-prob": made("InformerForPrediction", "InformerConfig", series(), **SERIES),
    "autoformer": made("AutoformerForPrediction", "AutoformerConfig", series(), **SERIES, moving_average=3),
    "patchtst": made("PatchTSTForPrediction", "PatchTSTConfig", {"past_values": noise(2, 16, 3), "future_values": noise(2, 4, 3)}, num_input_channels=3, context_length=16, patch_length=4, patch_stride=4, prediction_length=4, d_model=16, num_hidden_layers=1, num_attention_heads=2, ffn_dim=24),
    "patchtsmixer": made("PatchTSMixerForPrediction", "PatchTSMixerConfig", {"past_values": noise(2, 16, 3), "future_values": noise(2, 4, 3)}, num_input_channels=3, context_length=16, patch_length=4, patch_stride=4, prediction_length=4, d_model=16, num_layers=1),
    "timesfm": made("TimesFmModel", "TimesFmConfig", {"past_values": noise(2, 16), "past_values_padding": torch.zeros(2, 16, dtype=torch.int64), "freq": torch.zeros(2, 1, dtype=torch.int64)}, patch_length=4, context_length=16, horizon_length=4, hidden_size=32, intermediate_size=37, head_dim=8, num_hidden_layers=1, num_attention_heads=4),
}

# What is refused, and a part of the error's text; each must name the user's line.
LOOPS = "known only at run time into a plain one"  # over the experts that some token goes to
REFUSED = {
    "llama-dynamic-rope": "max_seq_len_cached` is 64 before the call",
    "dbrx": LOOPS,
    "switch": LOOPS,
    "nllb-moe": LOOPS,
    "rwkv": "layers_are_rescaled` is False before the call",  # the first call in eval mode divides its weights
    "wav2vec2-ctc-loss": "ctc_loss",
    "encodec": "known only at run time",  # strides and paddings that are buffers
    "longformer": "takes more than 16 ways",  # by how many tokens each row attends to globally
    "led": "takes more than 16 ways",
    "mimi": "must match the size",  # the same
    "vilt": "does not take sizes known only at run time",
    "vits": "has no bound",
}
MODELS = LANGUAGE | MASKED | TRANSLATION | IMAGES | SOUNDS | SEVERAL | FORECASTS


def build(name, dtype=torch.float32):
    """The model with weights and running statistics that all matter, and its inputs."""
    torch.manual_seed(0)
    model, inputs = MODELS[name]()
    with torch.no_grad():
        for weight in model.parameters():
            if weight.is_floating_point():
                weight.add_(torch.randn_like(weight) * (0.5 * weight.shape[-1] ** -0.5 if weight.dim() > 1 else 0.1))
        for module in model.modules():
            if isinstance(module, torch.nn.modules.batchnorm._BatchNorm) and module.running_mean is not None:
                module.running_mean.uniform_(-0.3, 0.3)
                module.running_var.uniform_(0.5, 1.5)
    floats = {key: isinstance(value, torch.Tensor) and value.is_floating_point() for key, value in inputs.items()}
    return model.to(dtype).eval(), {key: value.to(dtype) if floats[key] else value for key, value in inputs.items()}


def tensors(result):
    """Every tensor of a result, by its path."""
    leaves, paths, _ = flatten(result, lambda value: isinstance(value, torch.Tensor))
    return dict(zip(paths, leaves, strict=True))


def assert_same(got, want, tolerance=5e-4):
    """The same structure, dtypes and shapes; values within ``tolerance`` of the largest magnitude, or of one."""
    assert type(got) is type(want)
    got, want = tensors(got), tensors(want)
    assert list(got) == list(want)
    for path, expected in want.items():
        actual = got[path]
        assert (actual.dtype, actual.shape) == (expected.dtype, expected.shape), path
        if expected.is_floating_point():
            finite = expected.double()[expected.isfinite()]
            scale = max(1.0, finite.abs().max().item()) if finite.numel() else 1.0
            torch.testing.assert_close(actual, expected, rtol=0, atol=tolerance * scale, equal_nan=True, msg=lambda text, path=path: f"{path}: {text}")
        else:
            torch.testing.assert_close(actual, expected, rtol=0, atol=0, msg=lambda text, path=path: f"{path}: {text}")


def check(model, inputs, *, calls=1, tolerance=5e-4):
    """The results of each call, and the buffers after it, equal eager's, which draws the program's random bits."""
    program = torch2hlo.convert(model, (), inputs)
    run, eager = program.compile(), copy.deepcopy(model)
    run.seed(7)
    for call in range(calls):
        with torch.no_grad(), shared_bits(np.array([7, call], np.uint32)):
            want = eager(**inputs)
        assert_same(run(**inputs), want, tolerance)
        buffers = {name: buffer for name, buffer in eager.named_buffers() if name in run.state}
        assert_same({name: torch.from_numpy(np.array(run.state[name])) for name in buffers}, buffers, tolerance)
    return program
