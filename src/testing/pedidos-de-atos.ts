import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import type { Elenco, Ensaio, RotaDoAto } from '#kernel/ato/ato.ts';
import type { EndpointKey } from '#kernel/endpoint.ts';
import type * as atos from '#server/atos.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import type { CasoNoPalco, Cenario, FatosDoPalco } from './palco.ts';
import { Orgaos } from './registro.ts';

/** The request for an act: what is sent, and the facts with which the act is possible. */
export interface PedidoDoAto {
  readonly ato: AtoDaManifestacao;
  readonly url: (caso: CasoNoPalco) => string;
  readonly corpo: (caso: CasoNoPalco, cenario: Cenario) => Record<string, unknown>;
  readonly fatos: FatosDoPalco;
}

export type NomeDoAto = keyof typeof atos;

const elencoDe = (cenario: Cenario): Elenco => ({ ...cenario, outroOrgao: Orgaos.ifce });

/** Fills in 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir' for this case. */
const enderecoDe = (chave: EndpointKey, { id, idTramitacao }: CasoNoPalco): string => {
  const noPalco: Readonly<Record<string, number>> = { idManifestacao: id, idTramitacao };
  const caminho = chave.replace(/^POST /, '').replace(/:(\w+)/g, (_, nome: string) => {
    const valor = noPalco[nome];
    if (valor === undefined) throw new Error(`The stage has no ${nome}`);
    return String(valor);
  });
  return `/api${caminho}`;
};

const pedidoDe = (
  ato: AtoDaManifestacao,
  { chave, variosCasos }: RotaDoAto,
  { corpo, com = {} }: Ensaio<unknown>,
): PedidoDoAto => ({
  ato,
  fatos: com,
  url: (caso) => enderecoDe(chave, caso),
  corpo: (caso, cenario) => ({
    ...(variosCasos && { casos: [{ idManifestacao: caso.id }] }),
    ...(typeof corpo === 'function' ? corpo(elencoDe(cenario)) : (corpo as Record<string, unknown>)),
  }),
});

const pedidosDeAtos: ReadonlyMap<string, PedidoDoAto> = new Map(
  todosOsAtos
    .filter(({ ciclo }) => ciclo === 'manifestacao')
    .flatMap((ato) =>
      ato.rota && ato.ensaio
        ? [[ato.nome, pedidoDe(ato as AtoDaManifestacao, ato.rota, ato.ensaio)] as const]
        : [],
    ),
);

/** The names of all acts of the life cycle that have an endpoint. */
export const atosComPedido = [...pedidosDeAtos.keys()].toSorted() as readonly NomeDoAto[];

export const pedidoDoAto = (nome: NomeDoAto): PedidoDoAto => {
  const pedido = pedidosDeAtos.get(nome);
  if (!pedido) throw new Error(`No endpoint does ${nome}`);
  return pedido;
};
