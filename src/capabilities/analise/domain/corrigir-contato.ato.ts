import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  antesDaTriagem,
  contatoAberto,
  temDono,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil, perfisQueTratam } from '#kernel/perfil.ts';

export const corrigirContato = ato('corrigirContato', {
  lei: 'Lei 13.709/2018, art. 18, III',
  de: comOrgao,
  quem: [Perfil.atendente, ...perfisQueTratam],
  quando: [trabalhaNoOrgao, temDono, contatoAberto, antesDaTriagem],
  historico: anotacoes.correcaoDeContato,
});
