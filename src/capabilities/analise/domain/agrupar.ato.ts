import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const agrupar = ato('agrupar', {
  lei: 'Lei 9.784/1999, art. 8º',
  de: abertas,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/agrupar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Junta manifestações repetidas: a resposta da principal vale para todas.',
  },
  entrada: z.strictObject({ idPrincipal: campo('Manifestação principal', id) }),
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    grupo: 'classificar',
    nome: 'Agrupar',
    feito: 'O grupo mudou.',
    ordem: 120,
    pagina: '/manifestacao/agrupar',
  },
  ensaio: {
    corpo: ({ principal }) => ({ idPrincipal: principal }),
    efeito: () => ({ esperaAPrincipal: true }),
    // The principal in the test setup is a reclamação.
    recusa: (_, { emCasa, idTipo }, { perfil }) => {
      if (!emCasa)
        return perfil === Perfil.administrador ? 'grupo.de-outro-orgao' : 'manifestacao.nao-encontrada';
      if (isSigilosa(idTipo)) return 'grupo.mistura-sigilo';
      return idTipo === TipoManifestacao.reclamacao ? null : 'grupo.de-outro-tipo';
    },
  },
});
