import { z } from 'zod';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type AtoProps, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isDenuncia, isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { pedirComplementacao } from '../domain/pedir-complementacao.ato.ts';

const { texto } = pedirComplementacao.entrada.shape;
const formulario = z.object({ texto });

const CONSEQUENCIA = `Quem registrou tem ${DIAS_COMPLEMENTACAO} dias para responder. Sem resposta, a manifestação é arquivada.`;

/** Asks for more (Decreto 9.492/2018, art. 18 §2); the access law has no such pause. */
export default function PedirComplementacao({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(pedirComplementacao, doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const pedidos = casos.filter(isPedidoDeAcesso);
  if (pedidos.length === casos.length) {
    return (
      <NaoCabe titulo="No acesso à informação não se pede complementação." onCancelar={onCancelar}>
        A lei não para o prazo do pedido. Se algo não ficou claro, escreva uma resposta intermediária.
      </NaoCabe>
    );
  }
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title={CONSEQUENCIA} still>
        Com o primeiro pedido, o prazo do órgão fica parado até a resposta chegar; a partir do segundo, o
        prazo continua a correr. Peça tudo de uma vez.
        {pedidos.length > 0 &&
          ' Os pedidos de acesso à informação desta lista ficam como estão: neles não se pede complementação.'}
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Pedir complementação">
        <TextoDoAto
          casos={casos}
          ato={pedirComplementacao}
          name="texto"
          label="O que falta saber"
          help={
            casos.some(isDenuncia)
              ? 'Pergunte de forma direta, uma coisa por linha. Não peça dados que digam quem a pessoa é.'
              : 'Pergunte de forma direta, uma coisa por linha.'
          }
          rows={8}
          limit={texto.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Pedir complementação</BotoesDoAto>
      </Formulario>
      <Confirmar
        confirmacao={confirmacao}
        titulo={
          casos.length === 1 ? 'Pedir complementação?' : `Pedir complementação de ${quantas(casos.length)}?`
        }
        acao="Pedir"
      >
        <p>
          {CONSEQUENCIA} O pedido não pode ser mudado depois de enviado. {avisoAPessoa(casos)}
        </p>
      </Confirmar>
    </Ato>
  );
}
