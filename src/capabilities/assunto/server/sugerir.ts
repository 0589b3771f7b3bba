import type { Lugar } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { findLugar } from '#capabilities/tabela-apoio/server/index.ts';
import { formularioDoTipo } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { esferaErrada } from '../domain/esfera-do-texto.ts';
import { type Assunto, sugerirAssuntos } from '../domain/sugestoes.ts';
import { palavrasParaOrgaos, sugerirOrgaos, unicoOrgao } from '../domain/sugestoes-orgao.ts';
import { listAssuntos, listOrgaosParecidos, listPrimeirosOrgaos } from './assunto-repository.ts';

/** Enough candidates to choose three from. */
const CANDIDATOS = 30;

interface Pedido {
  readonly texto: string;
  readonly idTipoManifestacao: number;
  readonly idAssunto?: number | undefined;
  readonly uf?: string | undefined;
  readonly municipio?: string | undefined;
}

const orgaosPara = async (
  db: Db,
  lugar: Lugar,
  { texto, idTipoManifestacao }: Pedido,
  assunto: Assunto | null,
) => {
  const idTipoFormulario = formularioDoTipo(idTipoManifestacao);
  const [unico, outro] = await listPrimeirosOrgaos(db, lugar, idTipoFormulario);
  if (unico && !outro) return [unicoOrgao({ ...unico, parecidas: [] })];
  const palavras = palavrasParaOrgaos(texto, assunto);
  if (!outro || palavras.length === 0) return [];
  const candidatos = await listOrgaosParecidos(db, lugar, idTipoFormulario, palavras, CANDIDATOS);
  return sugerirOrgaos(texto, candidatos, assunto);
};

/** Reads and compares; nothing of the text is stored or logged. */
export const sugerir = async (db: Db, pedido: Pedido) => {
  const [lugar, assuntos] = await Promise.all([
    findLugar(db, { sigUf: pedido.uf, municipio: pedido.municipio }),
    listAssuntos(db),
  ]);
  const sugeridos = sugerirAssuntos(pedido.texto, assuntos);
  const escolhido = assuntos.find(({ idAssunto }) => idAssunto === pedido.idAssunto);
  return {
    assuntos: sugeridos,
    orgaos: await orgaosPara(db, lugar, pedido, escolhido ?? sugeridos[0] ?? null),
    esferaErrada: esferaErrada(pedido.texto, lugar),
  };
};
