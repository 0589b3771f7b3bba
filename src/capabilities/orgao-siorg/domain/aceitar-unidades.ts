import { ciclos } from './hierarquia.ts';
import type { Problema } from './problema.ts';
import {
  camposDaUnidade,
  limitesDaUnidade,
  nomeDaUnidade,
  type TextoDaUnidade,
  type Unidade,
  type UnidadeGuardada,
} from './unidade.ts';

export interface Aceitas {
  /** By code, without repeats; every superior exists and there are no circles. */
  readonly unidades: ReadonlyMap<number, Unidade>;
  readonly problemas: readonly Problema[];
}

type PorCodigo = ReadonlyMap<number, UnidadeGuardada>;

const quem = (unidade: Unidade): string => `${nomeDaUnidade(unidade)} (${unidade.codigo})`;

const semRepetidas = (lidas: readonly Unidade[], problemas: Problema[]): Map<number, Unidade> => {
  const unicas = new Map<number, Unidade>();
  for (const [codigo, iguais] of Map.groupBy(lidas, (unidade) => unidade.codigo)) {
    const [primeira] = iguais;
    if (!primeira) continue;
    const diferem = new Set(iguais.map((unidade) => JSON.stringify(unidade))).size > 1;
    if (!diferem) unicas.set(codigo, primeira);
    if (iguais.length === 1) continue;
    problemas.push({
      tipo: 'codigo-repetido',
      codigo,
      texto: diferem
        ? `${quem(primeira)} está ${iguais.length} vezes, com dados diferentes: fica como está no diretório.`
        : `${quem(primeira)} está ${iguais.length} vezes, sempre igual: vale uma vez.`,
    });
  }
  return unicas;
};

const textos = Object.keys(limitesDaUnidade) as readonly TextoDaUnidade[];
const numero = (n: number): string => n.toLocaleString('pt-BR');

/** A text too long to type by hand is too long in a file as well. */
const semTextosLongos = (unidades: Map<number, Unidade>, problemas: Problema[]): void => {
  for (const [codigo, unidade] of unidades) {
    const longos = textos.filter((nome) => (unidade[nome]?.length ?? 0) > limitesDaUnidade[nome]);
    if (longos.length === 0) continue;
    unidades.delete(codigo);
    const quais = longos.map(
      (nome) =>
        `${camposDaUnidade[nome]} com ${numero(unidade[nome]?.length ?? 0)} letras (no máximo ${numero(limitesDaUnidade[nome])})`,
    );
    const texto = `Unidade ${codigo}, ${quais.join(' e ')}: fica como está no diretório.`;
    problemas.push({ tipo: 'texto-longo', codigo, texto });
  }
};

/** If the superior is unknown, an existing unit stays where it is and a new one goes to the top. */
const comSuperior = (unidades: ReadonlyMap<number, Unidade>, atuais: PorCodigo, problemas: Problema[]) =>
  new Map(
    [...unidades].map(([codigo, unidade]): [number, Unidade] => {
      const { idPai } = unidade;
      if (idPai === null || unidades.has(idPai) || atuais.has(idPai)) return [codigo, unidade];
      const atual = atuais.get(codigo);
      problemas.push({
        tipo: 'pai-ausente',
        codigo,
        texto: `${quem(unidade)} está abaixo da unidade ${idPai}, que não existe: ${
          atual ? 'fica onde está' : 'entra sem unidade superior'
        }.`,
      });
      return [codigo, { ...unidade, idPai: atual?.idPai ?? null }];
    }),
  );

/** The file may move a unit below one that only the directory has: circles may span both. */
const emCirculo = (unidades: ReadonlyMap<number, Unidade>, atuais: PorCodigo): number[] => {
  const superiores = new Map<number, number | null>();
  for (const { codigo, idPai } of [...atuais.values(), ...unidades.values()]) superiores.set(codigo, idPai);
  return ciclos(superiores)
    .flat()
    .filter((codigo) => unidades.has(codigo));
};

/** What of a file can be applied; the rest stays as it is in the directory and is reported. */
export const aceitarUnidades = (lidas: readonly Unidade[], atuais: PorCodigo): Aceitas => {
  const problemas: Problema[] = [];
  const unidades = semRepetidas(lidas, problemas);
  semTextosLongos(unidades, problemas);
  for (;;) {
    const ausentes: Problema[] = [];
    const situadas = comSuperior(unidades, atuais, ausentes);
    const circulo = emCirculo(situadas, atuais);
    if (circulo.length === 0) return { unidades: situadas, problemas: [...problemas, ...ausentes] };
    for (const codigo of circulo) {
      const unidade = unidades.get(codigo);
      unidades.delete(codigo);
      if (!unidade) continue;
      const texto = `${quem(unidade)} ficaria abaixo de si mesma: fica como está no diretório.`;
      problemas.push({ tipo: 'ciclo', codigo, texto });
    }
  }
};
