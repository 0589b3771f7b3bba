import type { AtoProps } from '#shell/atos/casos.ts';
import { DecidirEntreAtos } from '#shell/atos/decidir-entre-atos.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { concederReabertura } from '../domain/conceder-reabertura.ato.ts';
import { negarReabertura } from '../domain/negar-reabertura.ato.ts';
import { justificativa } from '../domain/reabertura.ts';

const ESCOLHAS = [
  {
    ato: concederReabertura,
    label: 'Reabrir a manifestação',
    help: 'Ela volta a Cadastrada, com um prazo novo contado de hoje.',
    titulo: 'Reabrir a manifestação?',
    acao: 'Reabrir',
    depois: 'O órgão ganha um prazo inteiro, contado de hoje, e as respostas já dadas continuam à vista.',
  },
  {
    ato: negarReabertura,
    label: 'Não reabrir',
    help: 'Ela continua como está.',
    titulo: 'Negar a reabertura?',
    acao: 'Negar',
    depois: 'A manifestação continua como está. A reabertura só pode ser pedida uma vez.',
  },
];

/** The office decides whether an ended case goes on, as who filed asked. */
export default function DecidirReabertura(props: AtoProps) {
  return (
    <DecidirEntreAtos
      {...props}
      nome="Decidir a reabertura"
      escolhas={ESCOLHAS}
      justificativa={justificativa}
    >
      <TextoDoAto
        casos={props.casos}
        ato={negarReabertura}
        name="justificativa"
        vaiAPessoa
        label="Por quê"
        help="Quem pediu lê o que você escrever."
        rows={5}
        limit={justificativa.maxLength ?? undefined}
      />
    </DecidirEntreAtos>
  );
}
