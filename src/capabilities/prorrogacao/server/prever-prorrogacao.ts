import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { prazoProrrogado } from '../domain/prorrogacao.ts';
import { prorrogar } from '../domain/prorrogar.ato.ts';
import { listMotivosDoFormulario } from './prorrogacao-repository.ts';

/** The new date before anything is confirmed; where the act would be refused, so is the preview. */
export const preverProrrogacao = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const { row, calendario, fatos } = caso;
  enforce(
    checkAct(prorrogar, {
      estado: row.id_situacao as IdSituacao,
      perfil: quem.usuario?.idPerfil ?? Perfil.publico,
      fatos,
    }),
  );
  await anotarVisualizacao(platform, quem, caso);
  const emCurso = { idTipoFormulario: row.id_tipo_formulario, prazo: diaGuardado(row.prazo) };
  const { dias, novo } = prazoProrrogado(calendario, emCurso);
  const motivos = await listMotivosDoFormulario(platform.db, row.id_tipo_formulario);
  return {
    prazoAtual: row.prazo,
    prazoNovo: toIsoDate(novo),
    dias,
    motivos: motivos.map(({ id, descricao }) => ({
      idMotivoProrrogacao: id,
      descMotivoProrrogacao: descricao,
    })),
  };
};
