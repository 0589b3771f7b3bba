import type { Pergunta } from './pergunta.ts';
import { perguntasDeAcessoAInformacao } from './perguntas-acesso-a-informacao.ts';
import { perguntasDeAcompanhamento } from './perguntas-acompanhamento.ts';
import { perguntasDeContaERegistro } from './perguntas-conta-e-registro.ts';
import { perguntasDeDenuncia } from './perguntas-denuncia.ts';
import { perguntasDePrazos } from './perguntas-prazos.ts';
import { perguntasDePrivacidadeEAjuda } from './perguntas-privacidade-e-ajuda.ts';

export const perguntas: readonly Pergunta[] = [
  ...perguntasDeContaERegistro,
  ...perguntasDePrazos,
  ...perguntasDeAcompanhamento,
  ...perguntasDeDenuncia,
  ...perguntasDeAcessoAInformacao,
  ...perguntasDePrivacidadeEAjuda,
];
