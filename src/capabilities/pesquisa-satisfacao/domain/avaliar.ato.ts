import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { aindaNaoAvaliada, eManifestante } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const avaliar = ato('avaliar', {
  lei: 'Lei 13.460/2017, art. 23',
  de: [Situacao.concluida],
  quem: perfisDePessoas,
  quando: [eManifestante, aindaNaoAvaliada],
  historico: anotacoes.avaliacao,
  tela: {
    lado: 'cidadao',
    nome: 'Avaliar a resposta',
    feito: 'Avaliação enviada.',
    ordem: 30,
    pagina: '/manifestacao/avaliar/:idManifestacao',
    guarda: ['comentario'],
  },
});
