import type { AtoProps } from '#shell/atos/casos.ts';
import { DecidirEntreAtos } from '#shell/atos/decidir-entre-atos.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { aceitarDesistenciaEmParte } from '../domain/aceitar-desistencia-em-parte.ato.ts';
import { arquivarPorDesistencia } from '../domain/arquivar-por-desistencia.ato.ts';
import { justificativa } from '../domain/desistencia.ts';
import { prosseguirAposDesistencia } from '../domain/prosseguir-apos-desistencia.ato.ts';

const ESCOLHAS = [
  {
    ato: prosseguirAposDesistencia,
    label: 'Continuar com toda a denúncia, no interesse público',
    help: 'Ela segue como está, no mesmo prazo.',
    titulo: 'Continuar com a denúncia?',
    acao: 'Continuar com ela',
    depois: 'A denúncia segue como está, e o prazo da resposta não muda.',
  },
  {
    ato: arquivarPorDesistencia,
    label: 'Aceitar a desistência e arquivar',
    help: 'A denúncia termina aqui; a pessoa pode pedir a reabertura.',
    titulo: 'Arquivar a denúncia?',
    acao: 'Arquivar',
    depois: 'A denúncia é arquivada agora.',
  },
  {
    ato: aceitarDesistenciaEmParte,
    label: 'Aceitar a desistência da parte',
    help: 'O órgão não apura mais essa parte; o resto continua, no mesmo prazo.',
    titulo: 'Aceitar a desistência da parte?',
    acao: 'Aceitar',
    depois: 'O resto da denúncia continua, e o prazo da resposta não muda.',
  },
];

/** The office decides what becomes of a denúncia whose author gives it up (Lei 9.784/1999, art. 51 §2). */
export default function DecidirDesistencia(props: AtoProps) {
  return (
    <DecidirEntreAtos
      {...props}
      nome="Decidir a desistência"
      escolhas={ESCOLHAS}
      justificativa={justificativa}
      aviso={
        <Message type="info" title="A desistência não arquiva uma denúncia: o órgão decide." still>
          Se a pessoa contou que foi ameaçada ou pressionada, leia o aviso na página do caso antes de decidir.
        </Message>
      }
    >
      <TextoDoAto
        casos={props.casos}
        ato={prosseguirAposDesistencia}
        name="justificativa"
        vaiAPessoa
        label="Por quê"
        help="Quem denunciou lê o que você escrever."
        rows={5}
        limit={justificativa.maxLength ?? undefined}
      />
    </DecidirEntreAtos>
  );
}
