import type { SelectOption } from '#shell/ui/campos/select.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { semQuemJaRecebe } from '../domain/tramitacao.ts';
import type { Unidades } from './tramitacao-queries.ts';

interface Destino {
  readonly chave: string;
  readonly campo: 'unidades' | 'pessoas';
  readonly id: number;
  readonly nome: string;
  readonly grupo: string;
}

const destinosDe = ({ unidades, colegas }: Unidades): readonly Destino[] => [
  ...unidades
    .filter(({ ativa, pessoas }) => ativa && pessoas.length > 0)
    .map(({ idUnidade, sigla, nome }) => ({
      chave: `unidade-${idUnidade}`,
      campo: 'unidades' as const,
      id: idUnidade,
      nome: `${sigla} – ${nome}`,
      grupo: 'Unidades',
    })),
  ...colegas.map(({ idUsuario, nome, perfis }) => ({
    chave: `pessoa-${idUsuario}`,
    campo: 'pessoas' as const,
    id: idUsuario,
    nome: `${nome} (${perfis.join(', ')})`,
    grupo: 'Pessoas',
  })),
];

const opcaoDe = ({ chave, nome, grupo }: Destino): SelectOption => ({
  value: chave,
  label: nome,
  group: grupo,
});

const semNinguem = ({ unidades }: Unidades): string =>
  unidades
    .filter(({ ativa, pessoas }) => ativa && pessoas.length === 0)
    .map(({ sigla }) => sigla)
    .join(', ');

/** The people chosen by name whose unit was chosen too. */
const repetidas = (
  { unidades, colegas }: Unidades,
  escolhidos: Readonly<Record<Destino['campo'], readonly number[]>>,
): string => {
  const unicas = semQuemJaRecebe(
    escolhidos.pessoas,
    unidades
      .filter(({ idUnidade }) => escolhidos.unidades.includes(idUnidade))
      .map(({ pessoas }) => ({ pessoas: pessoas.map(({ idUsuario }) => idUsuario) })),
  );
  return colegas
    .filter(({ idUsuario }) => escolhidos.pessoas.includes(idUsuario) && !unicas.includes(idUsuario))
    .map(({ nome }) => nome)
    .join(', ');
};

const PARA_QUEM = 'Para quem';

/** Units and people in one list. */
export function CampoDestinos({ opcoes }: { readonly opcoes: Unidades }) {
  const unidades = useCampoControlado('unidades', PARA_QUEM);
  const pessoas = useCampoControlado('pessoas', PARA_QUEM);
  const destinos = destinosDe(opcoes);
  const idsDe = (campo: Destino['campo'], chaves: readonly string[]): readonly number[] =>
    destinos.flatMap((destino) =>
      destino.campo === campo && chaves.includes(destino.chave) ? [destino.id] : [],
    );
  const escolhidos: Readonly<Record<Destino['campo'], readonly number[]>> = {
    unidades: unidades.field.value ?? [],
    pessoas: pessoas.field.value ?? [],
  };
  const vazias = semNinguem(opcoes);
  const duasVezes = repetidas(opcoes, escolhidos);
  return (
    <>
      <SelectVarios
        id={unidades.id}
        label={PARA_QUEM}
        help="Uma ou várias unidades e pessoas do órgão. Cada uma recebe o seu pedido."
        nomeDaLista="Quem vai receber"
        required
        error={unidades.error ?? pessoas.error}
        options={destinos.map(opcaoDe)}
        values={destinos.filter(({ campo, id }) => escolhidos[campo].includes(id)).map(({ chave }) => chave)}
        onChange={(chaves) => {
          unidades.atualizar(idsDe('unidades', chaves));
          pessoas.atualizar(idsDe('pessoas', chaves));
        }}
        onBlur={unidades.field.onBlur}
        inputRef={unidades.field.ref}
      />
      {vazias && <p className="ui-muted">Sem ninguém cadastrado, não recebem pedidos: {vazias}.</p>}
      <p role="status">{duasVezes && `Já recebe pela unidade, com um pedido só: ${duasVezes}.`}</p>
    </>
  );
}
