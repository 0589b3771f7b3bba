import { aceitarUnidades } from './aceitar-unidades.ts';
import { abaixoDe } from './hierarquia.ts';
import { type Campos, type Mudanca, nomesDasMudancas } from './mudanca.ts';
import type { Problema } from './problema.ts';
import { nomeDaUnidade, nomesDosCampos, type Unidade, type UnidadeGuardada } from './unidade.ts';

/** The whole directory, or only what is below the units of the file. */
export const escopos = ['completa', 'parte'] as const;
export type Escopo = (typeof escopos)[number];

export interface Diferencas {
  readonly mudancas: readonly Mudanca[];
  readonly problemas: readonly Problema[];
}

type NomeDe = (codigo: number | null) => string | null;

const soPreenchidos = (unidade: Unidade): Campos =>
  Object.fromEntries(
    nomesDosCampos.map((campo) => [campo, unidade[campo]]).filter(([, valor]) => valor !== null),
  );

const lugar = (idPai: number | null, nomeDe: NomeDe): Campos => ({ idPai, superior: nomeDe(idPai) });

/** Field by field; equal fields are left out. */
const alteracao = (atual: Unidade, nova: Unidade): Pick<Mudanca, 'antes' | 'depois'> | null => {
  const campos = nomesDosCampos.filter((campo) => atual[campo] !== nova[campo]);
  if (campos.length === 0) return null;
  const de = (unidade: Unidade): Campos => Object.fromEntries(campos.map((campo) => [campo, unidade[campo]]));
  return { antes: de(atual), depois: de(nova) };
};

const mudancasDa = (atual: UnidadeGuardada | undefined, nova: Unidade, nomeDe: NomeDe): Mudanca[] => {
  const quem = { codigo: nova.codigo, nome: nomeDaUnidade(nova) };
  if (!atual) {
    const depois = { ...soPreenchidos(nova), ...lugar(nova.idPai, nomeDe) };
    return [{ tipo: 'nova', ...quem, antes: null, depois }];
  }
  const mudancas: Mudanca[] = [];
  const alterada = alteracao(atual, nova);
  if (alterada) mudancas.push({ tipo: 'alterada', ...quem, ...alterada });
  if (atual.idPai !== nova.idPai) {
    const [antes, depois] = [lugar(atual.idPai, nomeDe), lugar(nova.idPai, nomeDe)];
    mudancas.push({ tipo: 'movida', ...quem, antes, depois });
  }
  if (!atual.ativo)
    mudancas.push({ tipo: 'reativada', ...quem, antes: { ativo: false }, depois: { ativo: true } });
  return mudancas;
};

/** Units missing from the file, which therefore no longer exist, except those made by hand. */
const ausentes = (
  atuais: readonly UnidadeGuardada[],
  lidas: ReadonlySet<number>,
  escopo: Escopo,
): readonly UnidadeGuardada[] => {
  const faltam = atuais.filter(({ ativo, codigo }) => ativo && !lidas.has(codigo));
  if (escopo === 'completa') return faltam;
  const superiores = new Map(atuais.map(({ codigo, idPai }) => [codigo, idPai]));
  const abaixo = abaixoDe(superiores, lidas);
  return faltam.filter(({ codigo }) => abaixo.has(codigo));
};

/** What a structure would change, and what of it cannot be applied. Applying does exactly this. */
export const diferencas = (
  atuais: readonly UnidadeGuardada[],
  lidas: readonly Unidade[],
  escopo: Escopo,
): Diferencas => {
  const porCodigo = new Map(atuais.map((unidade) => [unidade.codigo, unidade]));
  const { unidades, problemas } = aceitarUnidades(lidas, porCodigo);
  const nomeDe: NomeDe = (codigo) => {
    const unidade = codigo === null ? undefined : (unidades.get(codigo) ?? porCodigo.get(codigo));
    return unidade ? nomeDaUnidade(unidade) : null;
  };
  const somem = ausentes(atuais, new Set(lidas.map(({ codigo }) => codigo)), escopo);
  const mudancas = [
    ...[...unidades.values()].flatMap((nova) => mudancasDa(porCodigo.get(nova.codigo), nova, nomeDe)),
    ...somem
      .filter(({ manual }) => !manual)
      .map(
        (unidade): Mudanca => ({
          tipo: 'inativada',
          codigo: unidade.codigo,
          nome: nomeDaUnidade(unidade),
          antes: { ativo: true },
          depois: { ativo: false },
        }),
      ),
  ];
  const aMao = somem
    .filter(({ manual }) => manual)
    .map(
      (unidade): Problema => ({
        tipo: 'cadastrada-a-mao',
        codigo: unidade.codigo,
        texto: `${nomeDaUnidade(unidade)} (${unidade.codigo}) fica como está.`,
      }),
    );
  const ordem = ({ tipo }: Mudanca) => nomesDasMudancas.indexOf(tipo);
  return {
    mudancas: mudancas.toSorted((a, b) => ordem(a) - ordem(b) || a.codigo - b.codigo),
    problemas: [...problemas, ...aMao],
  };
};
