import { isSigilosa } from '#kernel/enumeracoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { podeVerIdentidade } from '../../domain/identificacao.ts';
import { modoDeLeitura } from '../../domain/ler/leitura.ts';
import { readTeor } from '../../domain/registrar/read-teor.ts';
import { chaveDoCofre, type Manifestante, preservadaDe } from '../caso.ts';
import { abrirIdentidade } from '../registrar/identidade-selada.ts';
import { etiquetaNoModo, type Leitura, ocultarNoModo, semNinguemNoModo } from './leitura.ts';
import { listParaLeitura, type ParaLeituraRow } from './leitura-repository.ts';

/** The people to hide, unsealed only where the mode needs them. */
const pessoasDe = (platform: Pick<Platform, 'config'>, row: ParaLeituraRow) => {
  const abrir = (selado: Buffer): unknown => {
    if (!row.chave_embrulhada) throw new Error(`Case ${row.id} is sealed and has no key`);
    return JSON.parse(openEnvelope(chaveDoCofre(platform), row.chave_embrulhada).open(selado));
  };
  return {
    manifestante: () =>
      abrirIdentidade(platform, row) ??
      ((row.identidade_cifrada ? abrir(row.identidade_cifrada) : row.manifestante) as Manifestante | null),
    teor: () => readTeor(row.teor_cifrado ? abrir(row.teor_cifrado) : row.teor),
  };
};

export interface LeituraNaLista extends Pick<Leitura, 'daPessoa' | 'etiqueta'> {
  /** Words of staff, which a list never compares with who filed. */
  daEquipe(texto: string): string;
}

/** Of a case that the list does not have, for what compares and does not show. */
export const leituraInteiraNaLista: LeituraNaLista = {
  daPessoa: (texto) => texto,
  daEquipe: (texto) => texto,
  etiqueta: (nome) => nome,
};

/** How this person reads one case of a list, for the texts that the list shows. An opened case follows the same rule (leitura.ts). */
export const leituraNaLista = (
  platform: Pick<Platform, 'config'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  row: ParaLeituraRow,
): LeituraNaLista => {
  const protegida = row.chave_embrulhada !== null || isSigilosa(row.id_tipo);
  const caso = {
    relacao: 'orgao',
    idTipoIdentificacao: row.id_tipo_identificacao,
    protegida,
    identidadeVisivel: podeVerIdentidade({
      protegida,
      idOuvidoria: row.id_ouvidoria,
      idOuvidoriaRegistro: row.id_ouvidoria_registro,
      veioComIdentidade: row.veio_com_identidade,
      preservada: preservadaDe(row, protegida),
    }),
  } as const;
  const modo = modoDeLeitura(caso, usuario);
  return {
    daPessoa: ocultarNoModo(modo, pessoasDe(platform, row)),
    daEquipe: semNinguemNoModo(modo),
    etiqueta: etiquetaNoModo(modo),
  };
};

/** The same of each case of a list, by its id. */
export const leiturasNaLista = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  ids: readonly number[],
): Promise<(id: number) => LeituraNaLista> => {
  const rows = ids.length === 0 ? [] : await listParaLeitura(db, ids);
  const leituras = new Map(rows.map((row) => [row.id, leituraNaLista(platform, usuario, row)] as const));
  return (id) => leituras.get(id) ?? leituraInteiraNaLista;
};
