import { perfisDePessoas } from '#kernel/perfil.ts';
import { ato } from './ato.ts';
import { eManifestante } from './condicoes.ts';
import { anotacoes } from './historico.ts';
import { abertas, Situacao } from './situacao.ts';

export const desistir = ato('desistir', {
  lei: 'Lei 9.784/1999, art. 51',
  de: abertas,
  para: Situacao.arquivada,
  quem: perfisDePessoas,
  quando: [eManifestante],
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir da manifestação',
    feito: 'Você desistiu da manifestação.',
    ordem: 90,
  },
});
