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
import { etiquetaNoModo, type Leitura, leituraInteira, ocultarNoModo } from './leitura.ts';
import { listParaLeitura } from './leitura-repository.ts';

type Row = Awaited<ReturnType<typeof listParaLeitura>>[number];

/** The people to hide, unsealed only where the mode needs them. */
const pessoasDe = (platform: Pick<Platform, 'config'>, row: Row) => {
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

/**
 * How this person reads each case of a list, by its id, for the texts that the list shows. An
 * opened case follows the same rule (leitura.ts).
 */
export const leiturasNaLista = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  ids: readonly number[],
): Promise<(id: number) => Pick<Leitura, 'ocultar' | 'etiqueta'>> => {
  const rows = ids.length === 0 ? [] : await listParaLeitura(db, ids);
  const leituras = new Map(
    rows.map((row) => {
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
      const ocultar = ocultarNoModo(modo, pessoasDe(platform, row));
      return [row.id, { ocultar, etiqueta: etiquetaNoModo(modo) }] as const;
    }),
  );
  return (id) => leituras.get(id) ?? leituraInteira;
};
