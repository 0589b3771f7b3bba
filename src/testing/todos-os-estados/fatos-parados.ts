import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { conflict } from '#kernel/errors.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { refuse } from '#kernel/verdict.ts';

/** What no walk asks about. */
export const foraDoPasseio = refuse(conflict('passeio.nao-cabe', 'O passeio não passa por aqui.'));

/** Facts that no step of a walk changes: everybody is known and told, and nobody groups or forwards. */
export const fatosParados = (relacao: Relacao) =>
  ({
    relacao,
    preservada: false,
    trata: relacao === 'orgao',
    consentimentoAte: null,
    identidadeVisivel: true,
    restrita: false,
    triada: true,
    tramitacaoAberta: false,
    esperaAPrincipal: false,
    agrupada: false,
    temRepetidas: false,
    identidadePedida: false,
    semCiencia: false,
  }) satisfies Partial<FatosDaManifestacao>;
