import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const distribuir = ato('distribuir', {
  lei: 'Lei 13.460/2017, art. 12, III',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.analise,
  tela: {
    lado: 'lista',
    nome: 'Distribuir',
    feito: 'A análise mudou de mãos.',
    naLista: 'Distribuídas:',
    ordem: 12,
  },
});
