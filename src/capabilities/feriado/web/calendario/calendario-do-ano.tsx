import { type KeyboardEvent, useRef, useState } from 'react';
import { abrangencias } from '#kernel/prazo/calendario.ts';
import {
  addDays,
  localDate,
  type PlainDate,
  parseIsoDate,
  plainDate,
  toIsoDate,
} from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { LinhaDoFeriado } from '../../contract.ts';
import { nomesDasAbrangencias, nomesDosExpedientes } from '../../domain/feriado.ts';
import { useCalendarioDoAno } from '../feriado-queries.ts';
import type { FiltroDeFeriados } from '../filtro-de-feriados.ts';
import { DiaAberto } from './dia-aberto.tsx';
import { MEIO_DIA, Mes, SIGLAS } from './mes.tsx';

function Legenda() {
  return (
    <ul className="feriado-legenda" aria-label="Legenda">
      {abrangencias.map((abrangencia) => (
        <li key={abrangencia}>
          <span className="feriado-marca" data-abrangencia={abrangencia} aria-hidden="true">
            {SIGLAS[abrangencia]}
          </span>
          {nomesDasAbrangencias[abrangencia]}
        </li>
      ))}
      <li>
        <span className="feriado-marca" aria-hidden="true">
          {MEIO_DIA}
        </span>
        {nomesDosExpedientes.reduzido}
      </li>
    </ul>
  );
}

const fimDoMes = ({ year, month }: PlainDate): PlainDate =>
  addDays(month === 12 ? plainDate(year + 1, 1, 1) : plainDate(year, month + 1, 1), -1);

/** The same day of the previous or next month, or that month's last day. */
const mesVizinho = (dia: PlainDate, passo: 1 | -1): PlainDate => {
  const primeiro = plainDate(dia.year, dia.month, 1);
  const outro = passo === 1 ? addDays(fimDoMes(dia), 1) : addDays(primeiro, -1);
  const fim = fimDoMes(outro);
  return plainDate(outro.year, outro.month, Math.min(dia.day, fim.day));
};

const PASSOS: Readonly<Record<string, (dia: PlainDate) => PlainDate>> = {
  ArrowLeft: (dia) => addDays(dia, -1),
  ArrowRight: (dia) => addDays(dia, 1),
  ArrowUp: (dia) => addDays(dia, -7),
  ArrowDown: (dia) => addDays(dia, 7),
  Home: (dia) => plainDate(dia.year, dia.month, 1),
  End: fimDoMes,
  PageUp: (dia) => mesVizinho(dia, -1),
  PageDown: (dia) => mesVizinho(dia, 1),
};

const primeiroFoco = (ano: number): string => {
  const hoje = localDate(serverNow().getTime());
  return hoje.year === ano ? toIsoDate(hoje) : `${ano}-01-01`;
};

const porDia = (linhas: readonly LinhaDoFeriado[]): ReadonlyMap<string, readonly LinhaDoFeriado[]> =>
  new Map(Object.entries(Object.groupBy(linhas, ({ data }) => data)).map(([dia, dele]) => [dia, dele ?? []]));

const MESES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const temFiltro = ({ uf, abrangencia, expediente }: FiltroDeFeriados): boolean =>
  [uf, abrangencia, expediente].some((escolhido) => escolhido !== '');

/** Twelve months; Tab reaches one day, and the arrows move from day to day. */
export function CalendarioDoAno({ filtro }: { readonly filtro: FiltroDeFeriados }) {
  const { ano } = filtro;
  const consulta = useCalendarioDoAno(filtro);
  const [foco, setFoco] = useState(primeiroFoco(ano));
  const [aberto, setAberto] = useState<string | null>(null);
  const raiz = useRef<HTMLDivElement>(null);
  const focado = foco.startsWith(String(ano)) ? foco : primeiroFoco(ano);
  const onKeyDown = (event: KeyboardEvent) => {
    const dia = parseIsoDate(focado);
    const passo = PASSOS[event.key];
    if (!dia || !passo) return;
    const novo = passo(dia);
    event.preventDefault();
    if (novo.year !== ano) return;
    setFoco(toIsoDate(novo));
    raiz.current?.querySelector<HTMLElement>(`[data-dia="${toIsoDate(novo)}"]`)?.focus();
  };
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label={`Carregando o ano de ${ano}…`} />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo={`Não foi possível carregar o ano de ${ano}.`} falha={consulta} />;
  const feriados = porDia(consulta.data.linhas);
  return (
    <>
      <Legenda />
      {consulta.data.incompleto && (
        <Message type="warning" still>
          São muitos feriados para mostrar de uma vez. Escolha um estado ou uma abrangência nos filtros.
        </Message>
      )}
      <p role="status" className="ui-help">
        {feriados.size === 1 ? '1 dia com feriado' : `${feriados.size} dias com feriado`} em {ano}
        {temFiltro(filtro) ? ', com os filtros escolhidos' : ''}. Use as setas para andar pelos dias e Enter
        para abrir um deles.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the days it holds */}
      <div className="feriado-meses" ref={raiz} onKeyDown={onKeyDown} aria-busy={consulta.isPlaceholderData}>
        {MESES.map((mes) => (
          <Mes
            key={mes}
            ano={ano}
            mes={mes}
            feriados={feriados}
            focado={focado}
            onAbrir={(dia) => {
              setFoco(dia);
              setAberto(dia);
            }}
          />
        ))}
      </div>
      <DiaAberto dia={aberto} feriados={feriados.get(aberto ?? '') ?? []} onFechar={() => setAberto(null)} />
    </>
  );
}
