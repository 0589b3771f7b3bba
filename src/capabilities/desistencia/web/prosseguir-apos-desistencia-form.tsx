import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { arquivarPorDesistencia } from '../domain/arquivar-por-desistencia.ato.ts';
import { justificativa } from '../domain/desistencia.ts';
import { prosseguirAposDesistencia } from '../domain/prosseguir-apos-desistencia.ato.ts';

const ATOS = { prosseguir: prosseguirAposDesistencia, arquivar: arquivarPorDesistencia } as const;
const formulario = z.object({
  decisao: campo('Decisão', z.enum(['prosseguir', 'arquivar'])),
  justificativa,
});
type Decisao = z.output<typeof formulario>;

const OPCOES = [
  {
    value: 'prosseguir',
    label: 'Continuar com a denúncia, no interesse público',
    help: 'Ela segue como está, no mesmo prazo.',
  },
  {
    value: 'arquivar',
    label: 'Aceitar a desistência e arquivar',
    help: 'A denúncia termina aqui; a pessoa pode pedir a reabertura.',
  },
];

/** The office decides what becomes of a denúncia whose author gives it up (Lei 9.784/1999, art. 51 §2). */
export default function DecidirDesistencia({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, { decisao, ...dados }: Decisao) => enviarAoLote(ATOS[decisao], doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const isArquivar = confirmacao.dados?.decisao === 'arquivar';
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title="A desistência não arquiva uma denúncia: o órgão decide." still>
        Se a pessoa contou que foi ameaçada ou pressionada, leia o aviso na página do caso antes de decidir.
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir a desistência">
        <CampoOpcoes name="decisao" label="O que o órgão decide" options={OPCOES} required />
        <TextoDoAto
          casos={casos}
          ato={prosseguirAposDesistencia}
          name="justificativa"
          label="Por quê"
          help="Quem denunciou lê o que você escrever."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Decidir</BotoesDoAto>
      </Formulario>
      <Confirmar
        confirmacao={confirmacao}
        titulo={isArquivar ? 'Arquivar a denúncia?' : 'Continuar com a denúncia?'}
        acao={isArquivar ? 'Arquivar' : 'Continuar com ela'}
      >
        <p>
          {isArquivar
            ? 'A denúncia é arquivada agora.'
            : 'A denúncia segue como está, e o prazo da resposta não muda.'}{' '}
          {avisoAPessoa(casos)}
        </p>
      </Confirmar>
    </Ato>
  );
}
