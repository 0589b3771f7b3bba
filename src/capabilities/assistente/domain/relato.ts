import { entender } from './entender.ts';
import { dizAlguma, expressoes } from './expressao.ts';
import { ouvirTodas } from './parecida.ts';

/** What a sentence in the middle of a story is. */
export type NoMeioDoRelato = 'relato' | 'pergunta' | 'comando' | 'nada-a-acrescentar';

/** 'Quem atende lá é a Marta' and 'quando cheguei' only look like questions; these plainly ask. */
const PERGUNTA_CLARA = expressoes(
  `qual_o, qual_e, qual_prazo, qual_sera, quais_sao, quais_os, quais_documentos, quanto_tempo, quantos_dias, quanto_demora, como_faço, como_eu_faço, como_faz, como_que_faço, como_posso, como_anexo, como_envio, como_mando, como_acompanho, como_vejo, como_sei, como_vou, como_funciona,
  posso_anexar, posso_mandar, posso_enviar, posso_colocar, posso_mudar, posso_desistir, posso_ser, posso_fazer, eu_posso, da_pra, da_para, tem_como, tem_prazo, onde_vejo, onde_eu_vejo, onde_acompanho, onde_fica_a_ouvidoria, quem_vai_ver, quem_vai_ler, quem_pode_ver, quem_ve, quem_le, o_que_acontece, o_que_e, oque_e, oque_acontece, o_que_eu_faço, e_possivel, sera_que, voce_pode, vc_pode, precisa_de, preciso_de_conta, precisa_ter, preciso_ter, vao_saber, alguem_vai_saber`,
);
const COMANDO = expressoes(
  `recomeç*, começar de_novo, começar outra, voltar, sair, esquece, deixa pra_la, deixa para_la, apaga tudo, apagar tudo, quero falar com, falar com atendente, falar com uma_pessoa, mudar de assunto, outra coisa, outro assunto`,
);
const NADA_MAIS = expressoes(
  'so_isso, e_isso, e_so, era_isso, acabei, terminei, nada_mais, pode_abrir, abrir formulario, abre formulario, quero enviar, quero registrar, ja_contei tudo',
);
const SIM_OU_NAO = expressoes(
  'sim, nao, ok, okay, certo, beleza, pronto, formulario, enviar, registrar, ta, isso',
);

/** Room for a greeting and the words that ask. */
const MAX_COMECO = 5;
const MAX_PALAVRAS_DA_PERGUNTA = 12;
const MAX_PALAVRAS_DO_COMANDO = 6;
const MAX_PALAVRAS_DO_FIM = 5;
const MAX_PALAVRAS_DO_SIM = 2;

/** A sentence stays in the story unless it plainly is a question or a command. */
export const oQueSeContinua = (texto: string): NoMeioDoRelato => {
  const palavras = ouvirTodas(texto);
  if (texto.trimEnd().endsWith('?')) return 'pergunta';
  if (palavras.length <= MAX_PALAVRAS_DA_PERGUNTA && dizAlguma(palavras.slice(0, MAX_COMECO), PERGUNTA_CLARA))
    return 'pergunta';
  if (palavras.length <= MAX_PALAVRAS_DO_FIM && dizAlguma(palavras, NADA_MAIS)) return 'nada-a-acrescentar';
  if (palavras.length <= MAX_PALAVRAS_DO_SIM && dizAlguma(palavras, SIM_OU_NAO)) return 'nada-a-acrescentar';
  if (palavras.length > MAX_PALAVRAS_DO_COMANDO) return 'relato';
  if (dizAlguma(palavras, COMANDO)) return 'comando';
  const intencao = entender(texto);
  switch (intencao.nome) {
    case 'saudacao':
    case 'agradecimento':
    case 'humano':
    case 'tipos':
    case 'protocolo':
    case 'meus-casos':
    case 'caso-existente':
      return 'comando';
    case 'registrar':
      return intencao.isRelato ? 'relato' : 'comando';
    default:
      return 'relato';
  }
};
