import { alertar } from '#capabilities/alerta/server/index.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { type Caso, idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { listQuemDecide, type QuemDecide } from '#capabilities/segunda-pessoa/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';

const FATOS = {
  'identidade-aberta': 'abriu a identidade de quem registrou uma manifestação',
  'abertura-pedida': 'pediu para abrir a identidade de quem registrou uma manifestação',
} as const;

interface Avisar {
  readonly tipo: keyof typeof FATOS;
  readonly idAbertura: number;
  /** Who opens it, who needs no notice. */
  readonly idUsuario: number;
  /** The office that had granted it, if another one holds the identity. */
  readonly idGuarda?: number;
  /** The office that approves and those of it who may. */
  readonly aprovam?: { readonly idOuvidoria: number; readonly pessoas: readonly QuemDecide[] };
}

/**
 * At once, to every gestor of the office and of the body that watches over the platform, and to who may approve: on the bell
 * and by mail, without the protocol, the person or the words in either. Who is kept away from the case sees neither.
 */
export const avisarAbertura = async (
  platform: Platform,
  { tx, caso, agora }: { readonly tx: Db; readonly caso: Caso; readonly agora: Date },
  { tipo, idAbertura, idUsuario, idGuarda, aprovam }: Avisar,
): Promise<void> => {
  const { config } = platform;
  const { row } = caso;
  const longe = await idsImpedidos({ config }, tx, row.id);
  const orgaos = new Set([
    row.id_ouvidoria,
    idGuarda ?? row.id_ouvidoria,
    (await findOuvidoriaQueMonitora(tx)) ?? row.id_ouvidoria,
    aprovam?.idOuvidoria ?? row.id_ouvidoria,
  ]);
  const avisados = new Map<number, QuemDecide>();
  for (const idOuvidoria of orgaos) {
    const gestores = await listQuemDecide(tx, { idOuvidoria, perfis: [Perfil.gestor] }, agora);
    const daqui = aprovam?.idOuvidoria === idOuvidoria ? [...gestores, ...aprovam.pessoas] : gestores;
    const pessoas = daqui.filter((pessoa) => pessoa.idUsuario !== idUsuario);
    await alertar(tx, {
      tipo,
      idManifestacao: row.id,
      // Only the office with the case has a page of it.
      ...(idOuvidoria !== row.id_ouvidoria && { idOuvidoria }),
      chave: `${tipo}:${idAbertura}`,
      agora,
      para: pessoas.map((pessoa) => pessoa.idUsuario),
    });
    for (const pessoa of pessoas) if (!longe.has(pessoa.idUsuario)) avisados.set(pessoa.idUsuario, pessoa);
  }
  for (const { idUsuario: idServidor, email } of avisados.values()) {
    if (email === null) continue;
    await avisar(platform, tx, {
      evento: 'equipe.identidade',
      idOuvidoria: row.id_ouvidoria,
      chave: `equipe.${tipo}:${idAbertura}:${idServidor}`,
      cidadao: null,
      orgao: email,
      idServidor,
      sigiloso: false,
      variaveis: { orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`, fato: FATOS[tipo] },
      endereco: `${origemPublica(config)}/web/manifestacao/identidade/aberturas`,
    });
  }
};
