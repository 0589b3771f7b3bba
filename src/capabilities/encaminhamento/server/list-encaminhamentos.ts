import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { abrirManifestacao, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { avisoDosArquivos } from '../domain/encaminhamento.ts';
import { selectEncaminhamentos } from './encaminhamento-repository.ts';

/** What was written when the case was forwarded, for the office that has it now. */
export const listEncaminhamentos = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const { caso, daEquipe } = await abrirManifestacao(platform, quem, idManifestacao);
  if (caso.relacao !== 'orgao') throw manifestacaoNaoEncontrada();
  const rows = await selectEncaminhamentos(platform.db, idManifestacao);
  return rows.map((row) => {
    const ocultar = daEquipe({ idUsuario: row.id_responsavel, idOuvidoria: row.id_ouvidoria_origem });
    return {
      idEncaminhamento: row.id,
      origem: `${row.sigla_origem} – ${row.nome_origem}`,
      destino: row.orgao_externo ?? `${row.sigla_destino} – ${row.nome_destino}`,
      isParaFora: row.orgao_externo !== null,
      textoDestinatario: row.orgao_externo
        ? null
        : ocultar(
            caso.readTexto({ texto: row.texto_destinatario, texto_cifrado: row.texto_destinatario_cifrado }),
          ),
      textoSolicitante: ocultar(
        caso.readTexto({ texto: row.texto_solicitante, texto_cifrado: row.texto_solicitante_cifrado }),
      ),
      comIdentidade: row.com_identidade,
      avisoDosArquivos: avisoDosArquivos(
        {
          protegida: caso.fatos.protegida,
          anonima: caso.fatos.anonima,
          idOuvidoriaRegistro: caso.row.id_ouvidoria_registro,
        },
        { idOuvidoriaDestino: row.id_ouvidoria_destino, comIdentidade: row.com_identidade },
      ),
      responsavel: row.responsavel,
      ocorridoEm: row.ocorrido_em.toISOString(),
    };
  });
};
