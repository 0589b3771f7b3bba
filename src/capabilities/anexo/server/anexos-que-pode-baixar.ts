import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { VinculoDoArquivo } from '../domain/vinculo-do-arquivo.ts';
import { findOuvidoriaDaTramitacao, findSiglaDaOuvidoria, isMensagemDaPessoa } from './anexo-repository.ts';
import type { CasoParaBaixar } from './baixar-anexo.ts';
import { type AnexoDoCaso, listAnexos } from './read-anexos.ts';

const vinculoDe = async (db: Db, anexo: AnexoDoCaso): Promise<VinculoDoArquivo> => ({
  idResposta: anexo.idResposta,
  idMensagem: anexo.idMensagem,
  daPessoa: await isMensagemDaPessoa(db, anexo.idMensagem),
  idTramitacao: anexo.idTramitacao,
  idOuvidoriaDaTramitacao: await findOuvidoriaDaTramitacao(db, anexo.idTramitacao),
  idRepresentacao: anexo.idRepresentacao,
  anexadoEm: anexo.anexadoEm,
});

/** The files of a case that this person may download, with the rule and names of the download. */
export const listAnexosQuePodeBaixar = async (db: Db, caso: CasoParaBaixar): Promise<AnexoDoCaso[]> => {
  const permitidos: AnexoDoCaso[] = [];
  for (const anexo of await listAnexos(db, caso)) {
    if (!caso.podeBaixar(await vinculoDe(db, anexo))) continue;
    permitidos.push({ ...anexo, nomeArquivo: caso.nome(anexo) });
  }
  return permitidos;
};

/** The acronym of the reader's office; it differs from the case's when they judge its appeal. */
export const siglaDeQuemLe = async (
  db: Db,
  { relacao, row }: { readonly relacao: Relacao; readonly row: { readonly sigla_ouvidoria: string } },
  usuario: UsuarioAtual | null,
): Promise<string> =>
  relacao === 'instancia' && usuario ? findSiglaDaOuvidoria(db, usuario.idOuvidoria) : row.sigla_ouvidoria;
