import type { ReactNode } from 'react';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia } from '#shell/formato.ts';
import { Avatar } from '#shell/ui/avatar.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import './trabalho.css';

/** In a cell that has nothing to say; a card leaves it out. */
export const NADA = <span className="ui-muted trabalho-nada">–</span>;

/** Two lines at most; whole in its title. */
export const textoDaCelula = (inteiro: string, partes: ReactNode = inteiro) => (
  <span className="trabalho-texto" title={inteiro}>
    {partes}
  </span>
);

export const diaDaCelula = (escrito: string) => <span className="trabalho-dia">{escrito}</span>;

/** '12/03', and the year where it is another than this one's. */
const diaCurto = (iso: string): string => {
  const [ano = '', mes, doMes] = iso.split('-');
  const deste = String(localDate(serverNow().getTime()).year) === ano;
  return deste ? `${doMes}/${mes}` : `${doMes}/${mes}/${ano.slice(2)}`;
};

/** A day in few letters, whole to who listens and in its title. */
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

/** The day of a moment, in Brasília. */
export const diaCurtoDoMomento = (momento: string) => (
  <DiaCurto iso={toIsoDate(localDate(Date.parse(momento)))} />
);

interface PrazoDaCelulaProps {
  readonly prazo: string | null;
  /** Null when nothing runs. */
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
