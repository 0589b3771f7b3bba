import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import { acharPessoas, nomeadosEm, type PessoaDoOrgao } from '../../domain/impedidos/casar-nomes.ts';
import { readTeor } from '../../domain/registrar/read-teor.ts';
import { readPedido, toPessoa } from './afastar-do-orgao.ts';
import {
  type CasoQueAbreRow,
  listCasosQueAbre,
  listPedidosDosCasos,
  type PerfilAComparar,
} from './casos-que-abre-repository.ts';
import { casosImpedidosDe } from './impedidos.ts';
import {
  listAcessosDe,
  listCasosDoOrgao,
  listPessoasDoOrgao,
  type PedidoDeImpedimentoRow,
} from './impedidos-repository.ts';

const POR_VEZ = 500;

export interface CasoQueNomeia {
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
}

/** Read without the rest of the case: thousands are, to find the few that may mean somebody. */
const isNomeada = (
  platform: Pick<Platform, 'config'>,
  row: CasoQueAbreRow,
  pedidos: readonly PedidoDeImpedimentoRow[],
  pessoa: PessoaDoOrgao,
): boolean => {
  const cofre = row.chave_embrulhada ? openEnvelope(chaveDoCofre(platform), row.chave_embrulhada) : null;
  const selado = (bytes: Buffer): string => {
    if (!cofre) throw new Error(`Case ${row.id} is sealed and has no key`);
    return cofre.open(bytes);
  };
  const cofreDaIdentidade = () =>
    row.chave_preservada ? openEnvelope(chaveDoCofre(platform), row.chave_preservada) : null;
  const readTexto = ({ texto, texto_cifrado }: Pick<PedidoDeImpedimentoRow, 'texto' | 'texto_cifrado'>) =>
    texto ?? (texto_cifrado ? selado(texto_cifrado) : '');
  const { envolvidos, quem } = row.teor_cifrado
    ? readTeor(JSON.parse(selado(row.teor_cifrado)))
    : { envolvidos: row.envolvidos, quem: null };
  if (nomeadosEm(quem ?? '', [pessoa]).length > 0) return true;
  const ditos = [
    ...(envolvidos ?? []),
    ...pedidos.map((pedido) => readPedido({ readTexto, cofreDaIdentidade }, pedido)),
  ];
  return ditos.some((dito) => {
    const { certas, talvez } = acharPessoas(dito, [pessoa]);
    return certas.length + talvez.length > 0;
  });
};

/** The cases of the profile's office that those who gave the person this access are kept away from. */
const casosDeQuemDeu = async (
  { config, db }: Pick<Platform, 'config' | 'db'>,
  idUsuario: number,
  { idOuvidoria }: PerfilAComparar,
): Promise<CasoQueNomeia[]> => {
  const deram = (await listAcessosDe(db, idUsuario, idOuvidoria)).flatMap(({ dadoPor }) => dadoPor ?? []);
  const casos = await casosImpedidosDe({ config }, db, deram);
  return listCasosDoOrgao(db, casos, idOuvidoria);
};

/** Of the cases that a profile opens, those that may mean its person; who is meant indeed, `afastarDoOrgao` says. */
export const casosQueNomeiam = async (
  platform: Pick<Platform, 'config' | 'clock' | 'db'>,
  idUsuario: number,
  perfil: PerfilAComparar,
): Promise<CasoQueNomeia[]> => {
  const daqui = await listPessoasDoOrgao(platform.db, perfil.idOuvidoria, platform.clock.now());
  const row = daqui.find(({ id }) => id === idUsuario);
  if (!row) return [];
  const pessoa = toPessoa(row);
  const achados: CasoQueNomeia[] = await casosDeQuemDeu(platform, idUsuario, perfil);
  let depois = 0;
  for (;;) {
    const casos = await listCasosQueAbre(platform.db, perfil, { depois, limite: POR_VEZ });
    if (casos.length === 0) return achados;
    const pedidos = Map.groupBy(
      await listPedidosDosCasos(
        platform.db,
        casos.map(({ id }) => id),
      ),
      ({ id_manifestacao }) => id_manifestacao,
    );
    for (const caso of casos) {
      if (isNomeada(platform, caso, pedidos.get(caso.id) ?? [], pessoa))
        achados.push({ idManifestacao: caso.id, idOuvidoria: caso.id_ouvidoria });
      depois = caso.id;
    }
  }
};
