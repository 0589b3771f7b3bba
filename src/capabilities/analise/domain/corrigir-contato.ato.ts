import { z } from 'zod';
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
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const corrigirContato = ato('corrigirContato', {
  lei: 'Lei 13.709/2018, art. 18, III',
  de: comOrgao,
  quem: [Perfil.atendente, ...perfisQueTratam],
  quando: [trabalhaNoOrgao, temDono, contatoAberto, antesDaTriagem],
  rota: {
    chave: 'POST /app-web/v1/tratamento/:idManifestacao/contato',
    acesso: permitido('manifestacao.corrigir'),
    resumo: 'Corrige o contato de quem registrou, antes da triagem.',
  },
  entrada: z.strictObject({
    email: campo('E-mail', z.email().max(200)).nullish(),
    telefone: campo('Telefone', z.string().trim().max(30)).nullish(),
    endereco: campo('Endereço', z.string().trim().max(500)).nullish(),
  }),
  historico: anotacoes.correcaoDeContato,
  ensaio: { corpo: { telefone: '61 3333-4444' } },
});
