import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { concederReabertura } from '../domain/conceder-reabertura.ato.ts';
import { negarReabertura } from '../domain/negar-reabertura.ato.ts';
import { justificativa } from '../domain/reabertura.ts';

const ATOS = { conceder: concederReabertura, negar: negarReabertura } as const;
const formulario = z.object({
  decisao: campo('Decisão', z.enum(['conceder', 'negar'])),
  justificativa,
});
type Decisao = z.output<typeof formulario>;

const OPCOES = [
  {
    value: 'conceder',
    label: 'Reabrir a manifestação',
    help: 'Ela volta a Cadastrada, com um prazo novo contado de hoje.',
  },
  { value: 'negar', label: 'Não reabrir', help: 'Ela continua como está.' },
];

/** The office decides whether an ended case goes on, as who filed asked. */
export default function DecidirReabertura({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, { decisao, ...dados }: Decisao) => enviarAoLote(ATOS[decisao], doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const isReabrir = confirmacao.dados?.decisao === 'conceder';
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir a reabertura">
        <CampoOpcoes name="decisao" label="O que o órgão decide" options={OPCOES} required />
        <TextoDoAto
          casos={casos}
          ato={negarReabertura}
          name="justificativa"
          label="Por quê"
          help="Quem pediu lê o que você escrever."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Decidir</BotoesDoAto>
      </Formulario>
      <Confirmar
        confirmacao={confirmacao}
        titulo={isReabrir ? 'Reabrir a manifestação?' : 'Negar a reabertura?'}
        acao={isReabrir ? 'Reabrir' : 'Negar'}
      >
        <p>
          {isReabrir
            ? 'O órgão ganha um prazo inteiro, contado de hoje, e as respostas já dadas continuam à vista.'
            : 'A manifestação continua como está. A reabertura só pode ser pedida uma vez.'}{' '}
          {avisoAPessoa(casos)}
        </p>
      </Confirmar>
    </Ato>
  );
}
