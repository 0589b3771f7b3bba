import { useState } from 'react';
import { splitIntervalo } from '#kernel/texto.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateRangeInput } from '#web/ui/date-range-input.tsx';
import { dateTextFromIso, isoFromDateText, joinRange } from '#web/ui/date-text.ts';
import { Select } from '#web/ui/select.tsx';
import type { Filtro, FiltroDePrazo } from './filtro-do-endereco.ts';
import { useOrgao, useOrgaosPorNome, useSituacoes, useTipos } from './lista-queries.ts';

/** The searchable select has no empty choice of its own. */
const TODOS = 'todos';

export const nomesDosPrazos: Readonly<Record<FiltroDePrazo, string>> = {
  'no-prazo': 'No prazo',
  'vence-em-7-dias': 'Vence em até 7 dias',
  vencido: 'Prazo vencido',
};

const opcoesDePrazo = [
  { value: TODOS, label: 'Qualquer prazo' },
  ...Object.entries(nomesDosPrazos).map(([value, label]) => ({ value, label })),
];

interface FiltrosProps {
  readonly lai: boolean;
  readonly filtro: Filtro;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
}

const alternado = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((outro) => outro !== id) : [...ids, id];

interface EscolhasProps {
  readonly legenda: string;
  readonly opcoes: readonly { readonly id: number; readonly nome: string }[];
  readonly escolhidas: readonly number[];
  readonly onMudar: (escolhidas: readonly number[]) => void;
}

function Escolhas({ legenda, opcoes, escolhidas, onMudar }: EscolhasProps) {
  return (
    <fieldset className="lista-escolhas">
      <legend>{legenda}</legend>
      {opcoes.map(({ id, nome }) => (
        <Checkbox
          key={id}
          label={nome}
          checked={escolhidas.includes(id)}
          onChange={() => onMudar(alternado(escolhidas, id))}
        />
      ))}
    </fieldset>
  );
}

function FiltroDeOrgao({ filtro, onFiltrar }: Omit<FiltrosProps, 'lai'>) {
  const [prefixo, setPrefixo] = useState('');
  const encontrados = useOrgaosPorNome(prefixo);
  const escolhido = useOrgao(filtro.idOuvidoria).data;
  const itens = [...(escolhido ? [escolhido] : []), ...(encontrados.data?.itens ?? [])];
  const porId = new Map(itens.map((orgao) => [orgao.idOuvidoria, orgao]));
  const opcoes = [...porId.values()].map(({ idOuvidoria, sigla, nomeOuvidoria }) => ({
    value: String(idOuvidoria),
    label: `${sigla} – ${nomeOuvidoria}`,
  }));
  return (
    <Select
      label="Órgão"
      help="Digite ao menos 3 letras do nome ou da sigla."
      placeholder="Todos os órgãos"
      minCaracteres={3}
      onPrefixo={setPrefixo}
      loading={encontrados.isFetching}
      options={opcoes}
      value={filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria)}
      onChange={(valor) => onFiltrar({ idOuvidoria: valor === '' ? null : Number(valor) })}
    />
  );
}

/** A whole date filters at once; a half-typed one waits. An emptied end filters no more. */
const diaDigitado = (texto: string, antes: string): string =>
  texto === '' ? '' : (isoFromDateText(texto) ?? antes);

function FiltroDePeriodo({ filtro, onFiltrar }: Omit<FiltrosProps, 'lai'>) {
  const doFiltro = joinRange(dateTextFromIso(filtro.de), dateTextFromIso(filtro.ate));
  const [digitado, setDigitado] = useState(doFiltro);
  const dias = (texto: string) => {
    const { de, ate } = splitIntervalo(texto);
    return { de: diaDigitado(de, filtro.de), ate: diaDigitado(ate, filtro.ate) };
  };
  const isDoFiltro = (texto: string) => {
    const { de, ate } = dias(texto);
    return de === filtro.de && ate === filtro.ate;
  };
  const mudar = (texto: string) => {
    setDigitado(texto);
    if (!isDoFiltro(texto)) onFiltrar(dias(texto));
  };
  // The chip or Back may have taken the period away: then what was typed is no longer what filters.
  return (
    <DateRangeInput
      label="Registrada entre"
      value={isDoFiltro(digitado) ? digitado : doFiltro}
      onChange={mudar}
    />
  );
}

export function Filtros({ lai, filtro, onFiltrar }: FiltrosProps) {
  const tipos = useTipos();
  const situacoes = useSituacoes();
  return (
    <div className="lista-filtros">
      {!lai && (
        <Escolhas
          legenda="Tipo"
          opcoes={tipos}
          escolhidas={filtro.tipos}
          onMudar={(escolhidos) => onFiltrar({ tipos: escolhidos })}
        />
      )}
      <Escolhas
        legenda="Situação"
        opcoes={situacoes}
        escolhidas={filtro.situacoes}
        onMudar={(escolhidas) => onFiltrar({ situacoes: escolhidas })}
      />
      <div>
        <FiltroDeOrgao filtro={filtro} onFiltrar={onFiltrar} />
        <FiltroDePeriodo filtro={filtro} onFiltrar={onFiltrar} />
        <Select
          label="Prazo"
          options={opcoesDePrazo}
          value={filtro.prazo || TODOS}
          onChange={(valor) => onFiltrar({ prazo: valor === TODOS ? '' : (valor as FiltroDePrazo) })}
        />
      </div>
    </div>
  );
}
