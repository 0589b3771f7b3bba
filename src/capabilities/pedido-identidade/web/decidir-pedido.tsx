import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { decidirPedidoDeIdentidade } from '../domain/decidir-pedido-de-identidade.ato.ts';
import type { PedidoVisto } from '../domain/pedido-identidade.ts';
import { decidir } from './pedidos-queries.ts';

const { fundamento } = decidirPedidoDeIdentidade.entrada.shape;
const formulario = z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), fundamento });

interface DecidirPedidoProps {
  readonly pedido: PedidoVisto;
  readonly onFeita: () => void;
}

export function DecidirPedido({ pedido, onFeita }: DecidirPedidoProps) {
  const { idPedido, idManifestacao, quemPede } = pedido;
  const form = useFormulario(formulario, { defaultValues: { fundamento: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ decisao, fundamento: escrito }: z.output<typeof formulario>) =>
      decidir(idPedido, { concede: decisao === 'sim', fundamento: escrito }),
    () => onFeita(),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="pedido-decidir">
      <h3 id="pedido-decidir">Decidir</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir o pedido de identidade">
        <CampoOpcoes
          name="decisao"
          label="A identidade é indispensável para apurar?"
          options={[
            {
              value: 'sim',
              label: 'Conceder',
              help: `${quemPede} poderá abrir os dados, com justificativa.`,
            },
            { value: 'nao', label: 'Recusar', help: 'A apuração segue com o texto coberto.' },
          ]}
          required
        />
        <CampoTextoLongo
          name="fundamento"
          label="Fundamento"
          help="Ao menos 20 caracteres. Quem denunciou e quem pediu leem o que você escrever."
          rows={5}
          limit={fundamento.maxLength ?? undefined}
          required
        />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`decidir-identidade ${idPedido}`}
          campo="fundamento"
        />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{confirmacao.dados?.decisao === 'sim' ? 'Conceder.' : 'Recusar.'}</strong> A decisão não
          pode ser mudada depois. Quem denunciou é avisado de que houve uma decisão, e a lê na plataforma.
        </p>
      </Confirmar>
    </section>
  );
}
