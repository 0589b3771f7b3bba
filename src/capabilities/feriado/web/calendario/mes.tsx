import { memo } from 'react';
import { type Abrangencia, abrangencias } from '#kernel/prazo/calendario.ts';
import type { LinhaDoFeriado } from '../../contract.ts';
import { comoVale, diaPorExtenso, nomeDoMes, semanasDoMes } from '../nomes-do-feriado.ts';

/** Letters that tell the scope without relying on colour or pattern. */
export const SIGLAS: Readonly<Record<Abrangencia, string>> = {
  nacional: 'N',
  federal: 'F',
  estadual: 'E',
  municipal: 'M',
  orgao: 'O',
};

/** After the letter of a scope whose offices are open for a part of the day. */
export const MEIO_DIA = '½';

const siglaNoDia = (cada: Abrangencia, feriados: readonly LinhaDoFeriado[]): string => {
  const delas = feriados.filter(({ abrangencia }) => abrangencia === cada);
  return delas.every(({ reduzido }) => reduzido) ? `${SIGLAS[cada]}${MEIO_DIA}` : SIGLAS[cada];
};

const SEMANA = [
  ['D', 'domingo'],
  ['S', 'segunda-feira'],
  ['T', 'terça-feira'],
  ['Q', 'quarta-feira'],
  ['Q', 'quinta-feira'],
  ['S', 'sexta-feira'],
  ['S', 'sábado'],
] as const;

interface DiaProps {
  readonly iso: string;
  readonly feriados: readonly LinhaDoFeriado[];
  readonly isFocado: boolean;
  readonly onAbrir: (dia: string) => void;
}

function Dia({ iso, feriados, isFocado, onAbrir }: DiaProps) {
  const presentes = abrangencias.filter((cada) => feriados.some(({ abrangencia }) => abrangencia === cada));
  const nomes = feriados.map((feriado) => `${feriado.descricao}, ${comoVale(feriado)}`);
  return (
    <button
      type="button"
      className="feriado-dia"
      data-dia={iso}
      data-abrangencia={presentes[0]}
      data-removido={feriados.length > 0 && feriados.every(({ removido }) => removido)}
      tabIndex={isFocado ? 0 : -1}
      aria-label={[diaPorExtenso(iso), ...nomes].join('; ')}
      onClick={() => onAbrir(iso)}
    >
      <span>{Number(iso.slice(8))}</span>
      {presentes.length > 0 && (
        <span className="feriado-siglas">
          {presentes.map((cada) => siglaNoDia(cada, feriados)).join(' ')}
        </span>
      )}
    </button>
  );
}

interface MesProps {
  readonly ano: number;
  readonly mes: number;
  readonly feriados: ReadonlyMap<string, readonly LinhaDoFeriado[]>;
  readonly focado: string;
  readonly onAbrir: (dia: string) => void;
}

const NENHUM: readonly LinhaDoFeriado[] = [];

export const Mes = memo(function Mes({ ano, mes, feriados, focado, onAbrir }: MesProps) {
  return (
    <table className="feriado-mes">
      <caption>
        {nomeDoMes(mes)}
        <span className="sr-only"> de {ano}</span>
      </caption>
      <thead>
        <tr>
          {SEMANA.map(([letra, nome]) => (
            <th key={nome} scope="col" abbr={nome}>
              <span aria-hidden="true">{letra}</span>
              <span className="sr-only">{nome}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanasDoMes(ano, mes).map((semana) => (
          <tr key={semana.join()}>
            {semana.map((iso, index) => (
              <td key={iso ?? `vazio-${index}`}>
                {iso && (
                  <Dia
                    iso={iso}
                    feriados={feriados.get(iso) ?? NENHUM}
                    isFocado={iso === focado}
                    onAbrir={onAbrir}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
