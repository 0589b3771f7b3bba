import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eAnonima, eParteDaConversa } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { ateConcluida } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const conversar = ato('conversar', {
  lei: 'Lei 13.608/2018, art. 4º-A',
  de: ateConcluida,
  quem: perfisDePessoas,
  quando: [eAnonima, eParteDaConversa],
  historico: anotacoes.mensagem,
  avisa: ['manifestacao.mensagem-do-manifestante'],
  tela: {
    lado: 'cidadao',
    nome: 'Escrever ao órgão',
    feito: 'Mensagem enviada.',
    ordem: 80,
    guarda: ['texto'],
  },
});
