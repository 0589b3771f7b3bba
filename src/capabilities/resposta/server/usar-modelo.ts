import {
  anotarVisualizacao,
  findCasoDaEquipe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { preencherModelo } from '../domain/preencher-modelo.ts';
import { modeloNaoEncontrado } from '../domain/resposta-errors.ts';
import { findModelo } from './modelo-repository.ts';

/** A template filled in for the editor. For a denúncia the protected name is not even decrypted. */
export const usarModelo = async (
  platform: Platform,
  quem: QuemAge,
  { idManifestacao, idModelo }: { readonly idManifestacao: number; readonly idModelo: number },
): Promise<{ texto: string }> => {
  const caso = await findCasoDaEquipe(platform, quem, idManifestacao);
  const { row } = caso;
  const modelo = await findModelo(platform.db, idModelo, row.id_ouvidoria);
  if (!modelo) throw modeloNaoEncontrado();
  await anotarVisualizacao(platform, quem, caso);
  const texto = preencherModelo(modelo.texto, {
    protocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    prazo: formatData(diaGuardado(row.prazo)),
    orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
    nome: caso.isSigilosa || caso.isPreservada ? null : (caso.manifestante()?.nome ?? null),
    idTipo: row.id_tipo,
    idTipoFormulario: row.id_tipo_formulario,
    idTipoIdentificacao: row.id_tipo_identificacao,
    identidadePreservada: row.identidade_preservada,
  });
  return { texto };
};
