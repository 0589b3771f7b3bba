import { type ComponentType, useState } from 'react';
import { responsavelSemNome } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import { formatDia, formatDiaComDistancia, formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { useNoProcesso } from '#shell/impressao/formas.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { nomesDasSituacoes, type PromessaVista } from '../domain/cumprimento.ts';
import type { AtoNaPromessaProps } from './ato-na-promessa.ts';
import { ConfirmarRecebimento } from './confirmar-recebimento.tsx';
import { Contestar } from './contestar.tsx';
import { Entregar } from './entregar.tsx';
import { FixarData } from './fixar-data.tsx';
import './cumprimento.css';

const TONS = {
  aberta: 'info',
  entregue: 'warning',
  contestada: 'danger',
  confirmada: 'success',
  encerrada: 'neutral',
} as const;

/** Since when the controlling body has it, and until when it decides; nothing where it has nothing to decide. */
const noControle = (promessa: PromessaVista, quem: string, oQueFez: string): string | null => {
  const { quemControla, decideAte, noControleDesde, decisaoAtrasada } = promessa;
  if (!decideAte) return null;
  const desde = noControleDesde ? ` em ${formatDiaDoMomento(noControleDesde)}` : '';
  const decide = decisaoAtrasada ? 'devia ter decidido' : 'decide';
  return `${quem} ${oQueFez}${desde}. ${quemControla.sigla} ${decide} até ${formatDia(decideAte)}.`;
};

/** Where it stands and what comes next, in plain words. */
const fraseDe = (promessa: PromessaVista, isPessoa: boolean): string => {
  const quem = isPessoa ? 'Você' : 'Quem pediu';
  const { situacao, orgao, prazo, contestarAte, quemControla, porSilencio, diasRestantes } = promessa;
  switch (situacao) {
    case 'aberta':
      return (diasRestantes ?? 0) < 0
        ? `${orgao.sigla} devia ter entregado até ${formatDia(prazo)}. ${noControle(promessa, quem, 'denunciou o descumprimento') ?? `${quem} pode denunciar o descumprimento.`}`
        : `${orgao.sigla} tem até ${formatDiaComDistancia(prazo)} para entregar.`;
    case 'entregue':
      return contestarAte
        ? `Entregue. ${isPessoa ? 'Confirme, ou conteste' : 'Quem pediu confirma, ou contesta'} até ${formatDia(contestarAte)}; sem contestação, a entrega fica confirmada.`
        : 'Entregue, mas quem pediu ainda não foi avisado: o prazo para contestar corre do dia em que souber.';
    case 'contestada':
      return (
        noControle(promessa, quem, 'contestou a entrega') ??
        `${quem} contestou a entrega. ${quemControla.sigla} decide.`
      );
    case 'confirmada':
      return porSilencio
        ? 'Ninguém contestou no prazo: a entrega está confirmada.'
        : 'A entrega está confirmada: nada mais é devido.';
    case 'encerrada':
      return 'Encerrada: outra resposta ou decisão veio no lugar.';
  }
};

function Entrega({ entrega }: { readonly entrega: PromessaVista['entregas'][number] }) {
  const { texto, consulta, anexos, responsavel, entregueEm, naDecisao } = entrega;
  const quem = useNoProcesso(responsavel, responsavelSemNome);
  return (
    <li className="promessa-entrega">
      <p className="ui-muted">
        {naDecisao ? 'Entregue com a decisão' : 'Entregue'} por {quem}, em {formatMomento(entregueEm)}
      </p>
      {texto && <TextoDigitado texto={texto} />}
      {consulta && (
        <p>
          <strong>Consulta marcada:</strong> {formatDia(consulta.dia)}, às {consulta.hora}. {consulta.local}
        </p>
      )}
      <Arquivos arquivos={anexos} rotulo="Arquivos entregues" />
    </li>
  );
}

const FORMULARIOS: Readonly<
  Record<string, { readonly nome: string; readonly Formulario: ComponentType<AtoNaPromessaProps> }>
> = {
  entregar: { nome: 'Entregar', Formulario: Entregar },
  contestarEntrega: { nome: 'Contestar a entrega', Formulario: Contestar },
  fixarNovaData: { nome: 'Marcar nova data', Formulario: FixarData },
};

interface PromessaProps {
  readonly promessa: PromessaVista;
  /** Who asked is reading, and is spoken to. */
  readonly isPessoa: boolean;
  readonly onFeito: (frase: string) => void;
}

function Atos({ promessa, onFeito }: Omit<PromessaProps, 'isPessoa'>) {
  const [aberto, setAberto] = useState<string | null>(null);
  const { atos } = promessa;
  const Formulario = aberto === null ? undefined : FORMULARIOS[aberto]?.Formulario;
  if (Formulario) {
    return (
      <div className="ui-no-print">
        <Formulario promessa={promessa} onFeito={onFeito} onFechar={() => setAberto(null)} />
      </div>
    );
  }
  if (atos.length === 0) return null;
  return (
    <div className="ui-actions ui-no-print">
      {atos.includes('confirmarEntrega') && <ConfirmarRecebimento promessa={promessa} onFeito={onFeito} />}
      {Object.entries(FORMULARIOS).map(
        ([ato, { nome }]) =>
          atos.includes(ato) && (
            <Button
              key={ato}
              variant={ato === 'contestarEntrega' ? 'secondary' : 'primary'}
              onClick={() => setAberto(ato)}
            >
              {nome}
            </Button>
          ),
      )}
    </div>
  );
}

/** One promise: what, by when, what was delivered, and what its reader may do. */
export function Promessa({ promessa, isPessoa, onFeito }: PromessaProps) {
  const { oQue, situacao, deOnde, prazo, prazoOriginal, diasRestantes, entregas } = promessa;
  return (
    <li className="promessa">
      <div className="promessa-topo">
        <h3>{oQue}</h3>
        <Tag tone={TONS[situacao]}>{nomesDasSituacoes[situacao]}</Tag>
        {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
      </div>
      <p className="ui-muted">
        {deOnde}
        {prazo !== prazoOriginal && `. A primeira data era ${formatDia(prazoOriginal)}`}
      </p>
      <p>{fraseDe(promessa, isPessoa)}</p>
      {entregas.length > 0 && (
        <ol className="promessa-entregas">
          {entregas.map((entrega) => (
            <Entrega key={entrega.idEntrega} entrega={entrega} />
          ))}
        </ol>
      )}
      <Atos key={situacao} promessa={promessa} onFeito={onFeito} />
    </li>
  );
}
