import type { ReactNode } from 'react';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia } from '#shell/formato.ts';
import { Avatar } from '#shell/ui/avatar.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import './trabalho.css';

/** For a cell without content; cards leave it out. */
export const NADA = <span className="ui-muted trabalho-nada">–</span>;

/** At most two lines; the title has the whole text. */
export const textoDaCelula = (inteiro: string, partes: ReactNode = inteiro) => (
  <span className="trabalho-texto" title={inteiro}>
    {partes}
  </span>
);

export const diaDaCelula = (escrito: string) => <span className="trabalho-dia">{escrito}</span>;

/** '12/03', with the year when it is not the current one. */
export const diaCurto = (iso: string): string => {
  const [ano = '', mes, doMes] = iso.split('-');
  const deste = String(localDate(serverNow().getTime()).year) === ano;
  return deste ? `${doMes}/${mes}` : `${doMes}/${mes}/${ano.slice(2)}`;
};

/** A day in short form; screen readers and its title get the whole date. */
function DiaCurto({ iso }: { readonly iso: string }) {
  return (
    <>
      <span className="sr-only">{formatDia(iso)}</span>
      <span className="trabalho-dia" title={formatDia(iso)} aria-hidden="true">
        {diaCurto(iso)}
      </span>
    </>
  );
}

/** The day of a moment, in Brasília time. */
export const diaCurtoDoMomento = (momento: string) => (
  <DiaCurto iso={toIsoDate(localDate(Date.parse(momento)))} />
);

interface PrazoDaCelulaProps {
  readonly prazo: string | null;
  /** Null when no term is running. */
  readonly dias: number | null;
  readonly semPrazo?: string;
}

export function PrazoDaCelula({ prazo, dias, semPrazo = 'Sem prazo correndo' }: PrazoDaCelulaProps) {
  if (dias === null) return <span className="ui-muted trabalho-texto">{semPrazo}</span>;
  return (
    <span className="trabalho-prazo" title={prazo ? formatDia(prazo) : undefined}>
      {prazo && <DiaCurto iso={prazo} />}
      <PrazoTag dias={dias} />
    </span>
  );
}

export function PessoaDaCelula({ nome }: { readonly nome: string | undefined }) {
  if (nome === undefined) return <span className="ui-muted">Ninguém</span>;
  return (
    <span className="trabalho-responsavel" title={nome}>
      <Avatar name={nome} size="dense" decorative />
      <span className="trabalho-nome">{nome}</span>
      <span className="trabalho-primeiro-nome" aria-hidden="true">
        {nome.split(' ')[0]}
      </span>
    </span>
  );
}
