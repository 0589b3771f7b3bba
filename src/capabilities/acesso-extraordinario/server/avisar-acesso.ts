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
  pedido: 'pediu acesso extraordinário a uma denúncia',
  aprovado: 'recebeu acesso extraordinário a uma denúncia',
  recusado: 'teve recusado o acesso extraordinário a uma denúncia',
  lido: 'leu, por acesso extraordinário, uma denúncia',
} as const;

interface NoCaso {
  readonly tx: Db;
  readonly caso: Caso;
  readonly agora: Date;
}

interface Avisar {
  readonly fato: keyof typeof FATOS;
  readonly idAcesso: number;
  /** Who did it themselves, or is told in another way. */
  readonly menos: readonly number[];
}

/** The gestores of the office with the case and every administrador. */
const listTodos = async ({ tx, caso, agora }: NoCaso): Promise<QuemDecide[]> => {
  const gestores = { idOuvidoria: caso.row.id_ouvidoria, perfis: [Perfil.gestor] };
  return [
    ...(await listQuemDecide(tx, gestores, agora)),
    ...(await listQuemDecide(tx, { idOuvidoria: null, perfis: [Perfil.administrador] }, agora)),
  ];
};

/** Without those who are kept away from the case. */
export const listQuemSabe = async (
  { config }: Pick<Platform, 'config'>,
  noCaso: NoCaso,
): Promise<QuemDecide[]> => {
  const longe = await idsImpedidos({ config }, noCaso.tx, noCaso.caso.row.id);
  return (await listTodos(noCaso)).filter(({ idUsuario }) => !longe.has(idUsuario));
};

/** Where the office has no gestor who may know, the body that watches over the platform is told in its place: somebody always is. */
const listNoLugar = async (
  { tx, caso, agora }: NoCaso,
  longe: ReadonlySet<number>,
): Promise<QuemDecide[]> => {
  const doOrgao = { idOuvidoria: caso.row.id_ouvidoria, perfis: [Perfil.gestor] };
  const gestores = await listQuemDecide(tx, doOrgao, agora);
  if (gestores.some(({ idUsuario }) => !longe.has(idUsuario))) return [];
  const idOuvidoria = await findOuvidoriaQueMonitora(tx);
  return idOuvidoria === null ? [] : listQuemDecide(tx, { idOuvidoria, perfis: [Perfil.gestor] }, agora);
};

/** At once, by bell and mail, without the case in either. Who is kept away from the case sees neither. */
export const avisarAcesso = async (
  platform: Platform,
  noCaso: NoCaso,
  { fato, idAcesso, menos }: Avisar,
): Promise<void> => {
  const { config } = platform;
  const { tx, caso, agora } = noCaso;
  const { id_ouvidoria: idOuvidoria, sigla_ouvidoria, nome_ouvidoria } = caso.row;
  const longe = await idsImpedidos({ config }, tx, caso.row.id);
  const todos = [...(await listTodos(noCaso)), ...(await listNoLugar(noCaso, longe))];
  const sabem = todos.filter(({ idUsuario }) => !menos.includes(idUsuario));
  // One each, though somebody may have both profiles.
  const avisados = new Map(sabem.map((pessoa) => [pessoa.idUsuario, pessoa]));
  for (const pessoa of avisados.values()) {
    await alertar(tx, {
      tipo: 'acesso-extraordinario',
      idManifestacao: caso.row.id,
      idOuvidoria: pessoa.idOuvidoria,
      chave: `acesso-extraordinario:${fato}:${idAcesso}`,
      agora,
      para: [pessoa.idUsuario],
    });
    if (pessoa.email === null || longe.has(pessoa.idUsuario)) continue;
    await avisar(platform, tx, {
      evento: 'equipe.acesso-extraordinario',
      idOuvidoria,
      chave: `equipe.acesso-extraordinario:${fato}:${idAcesso}:${pessoa.idUsuario}`,
      cidadao: null,
      orgao: pessoa.email,
      idServidor: pessoa.idUsuario,
      sigiloso: false,
      variaveis: { orgao: `${sigla_ouvidoria} – ${nome_ouvidoria}`, fato: FATOS[fato] },
      endereco: `${origemPublica(config)}/web/manifestacao/acesso-extraordinario`,
    });
  }
};
