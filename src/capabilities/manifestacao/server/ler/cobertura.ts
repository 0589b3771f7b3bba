import type { Pista } from '#capabilities/dados-pessoais/domain/pseudonimo/achado.ts';
import { preparoDe } from '#capabilities/dados-pessoais/domain/pseudonimo/preparar-pseudonimo.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import {
  type CoberturaGuardada,
  conferirCoberturas,
  type DestinoDaCobertura,
} from '../../domain/ler/cobertura.ts';
import type { CoberturasEnviadas } from '../../domain/ler/coberturas-enviadas.ts';
import { cobrirFaixas, juntarFaixas } from '../../domain/ler/cobrir-faixas.ts';
import type { ModoDeLeitura } from '../../domain/ler/leitura.ts';
import type { NoAto } from '../anotar.ts';
import type { Caso } from '../caso.ts';
import { assinatura, type QuemAge } from '../quem-age.ts';
import { insertCobertura } from './cobertura-repository.ts';
import { listComplementacoes } from './detalhe-repository.ts';
import { findDitados } from './ditados-repository.ts';
import { leituraDe } from './leitura.ts';
import { cofreDaCobertura, versaoDoTexto } from './ler-coberto.ts';

export interface TextoACobrir {
  readonly rotulo: string;
  readonly texto: string;
  readonly versao: string;
  readonly pistas: Pista[];
}

/** Whose words leave covered: of a protected person, or of one whose identity is preserved. */
export const precisaDeCobertura = (caso: Caso): boolean => cofreDaCobertura(caso) !== null;

/** Nobody, to who may not know the person: their words come covered, and a refusal would tell which name was theirs. */
const conhecidosDe = (caso: Caso, modo: ModoDeLeitura) => {
  const manifestante = modo === 'inteira' ? caso.manifestante() : null;
  return manifestante ? [manifestante] : [];
};

/** The person's words as this reader may see them, each with what the program would cover. */
export const textosACobrir = async (
  db: Db,
  caso: Caso,
  quem: Pick<QuemAge, 'usuario'>,
): Promise<TextoACobrir[]> => {
  const teor = caso.teor();
  const [complementacoes, ditados] = await Promise.all([
    listComplementacoes(db, caso.row.id),
    findDitados(db, caso.row.id),
  ]);
  const escritos: readonly (readonly [string, string | null | undefined, boolean?])[] = [
    ['Resumo', teor.resumo],
    ['Relato', teor.texto],
    ['Quem', teor.quem],
    ['Como', teor.como],
    ['Quando', teor.quando],
    ['Provas e testemunhas', teor.sobreProvas],
    ['Local', teor.local?.descricao],
    ['Proposta', teor.propostaMelhoria],
    ...(teor.camposAdicionais ?? []).map(({ nome, valor }) => [nome, valor] as const),
    ...complementacoes.map(
      (row) =>
        [
          'Complementação',
          row.respondida_em && caso.readTexto(row),
          ditados.complementacoes.has(row.id),
        ] as const,
    ),
  ];
  const { daPessoa, ditado, modo } = leituraDe(caso, quem);
  // To who may not know the person, a find made with their name would tell it: there the text alone is read.
  const preparar = preparoDe(conhecidosDe(caso, modo));
  return escritos.flatMap(([rotulo, escrito, isDitado]) => {
    if (!escrito?.trim()) return [];
    const texto = (isDitado ? ditado : daPessoa)(escrito);
    return [{ rotulo, texto, versao: versaoDoTexto(texto), pistas: preparar(texto) }];
  });
};

const faixasDoPrograma = ({ pistas }: TextoACobrir) =>
  pistas.filter(({ confianca }) => confianca === 'cobrir').map(({ inicio, fim }) => ({ inicio, fim }));

/**
 * Keeps what leaves with an act, sealed with the case: what a person finished, or what the program prepared where nobody
 * did. Null where the case needs none.
 */
export const guardarCobertura = async (
  { tx, caso, agora }: Pick<NoAto, 'tx' | 'caso' | 'agora'>,
  quem: QuemAge,
  destino: DestinoDaCobertura,
  enviadas: CoberturasEnviadas | undefined,
): Promise<{ readonly id: number; readonly revisada: boolean } | null> => {
  const cofre = cofreDaCobertura(caso);
  if (!cofre) return null;
  const textos = await textosACobrir(tx, caso, quem);
  if (enviadas) {
    enforce(conferirCoberturas(textos, enviadas, conhecidosDe(caso, leituraDe(caso, quem).modo)));
  }
  const guardada: CoberturaGuardada = {
    destino,
    textos: textos.map((cada) => {
      const deles = enviadas?.find(({ versao }) => versao === cada.versao)?.faixas;
      const faixas = juntarFaixas(deles ?? faixasDoPrograma(cada));
      return { versao: cada.versao, faixas, coberto: cobrirFaixas(cada.texto, faixas) };
    }),
  };
  const revisada = enviadas !== undefined;
  const id = await insertCobertura(tx, {
    id_manifestacao: caso.row.id,
    destino,
    revisada,
    ...assinatura(quem, caso),
    feita_em: agora,
    conteudo_cifrado: cofre.seal(JSON.stringify(guardada)),
  });
  return { id, revisada };
};
