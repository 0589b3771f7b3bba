import { podeVerOCaso } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { contagemDe } from '#kernel/lista/contagem.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { portas, portasDoPerfil } from '../../domain/portas.ts';
import { NENHUMA_ETIQUETA } from '../filtro-repository.ts';
import { countFiltros } from './hoje-repository.ts';

/** Today's figures of the person, by the same conditions as the lists that they open. */
export const contarHoje = async ({ db, clock }: Platform, usuario: UsuarioAtual) => {
  const suas = portasDoPerfil(usuario.idPerfil);
  const totais = await countFiltros(
    db,
    escopoDe(usuario, undefined),
    {
      idUsuario: usuario.idUsuario,
      leRestritas: podeVerOCaso('orgao', usuario, true),
      hoje: toIsoDate(localDate(clock.now().getTime())),
      assuntos: [],
      // No door filters by labels.
      etiquetas: NENHUMA_ETIQUETA,
    },
    suas.map((porta) => {
      const { situacoes, marcas, ...filtro } = portas[porta].filtro;
      return { ...filtro, situacoes: situacoes && [...situacoes], marcas: marcas && [...marcas] };
    }),
  );
  return { portas: suas.map((porta, k) => ({ porta, ...contagemDe(totais[k] ?? 0) })) };
};
