import { useState } from 'react';
import type { z } from 'zod';
import { naoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { type NewMessage, showMessage } from '#shell/notifications/messages.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { fraseDoPedido, type ImpedimentosDoCaso } from '../domain/impedimento.ts';
import { pedir, useLerUltimoPedido } from './impedimentos-queries.ts';

interface Props {
  readonly idManifestacao: number;
  readonly onFeito: () => void | Promise<void>;
}

const NOME = 'Não quero que alguém veja';

/** Nobody may believe to be safe from somebody whom the name did not find. */
const avisoDoPedido = (estado: ImpedimentosDoCaso['meusPedidos'][number]['estado'] | null): NewMessage => {
  if (estado === null)
    return {
      type: 'warning',
      title: 'Pedido feito.',
      text: 'Não foi possível mostrar agora o que mudou. Abra a página de novo e confira em “Quem não vê esta manifestação”.',
    };
  return estado === 'afastada'
    ? {
        type: 'success',
        title: 'Pronto.',
        text: 'Essa pessoa não acha, não abre e não recebe avisos da sua manifestação a partir de agora.',
      }
    : { type: 'warning', title: 'Pedido feito.', text: fraseDoPedido[estado] };
};

function Pedido({ idManifestacao, onFeito }: Props) {
  const form = useFormulario(naoDeveVer, { defaultValues: { nome: '', funcao: '' } });
  const lerUltimoPedido = useLerUltimoPedido(idManifestacao);
  const { erro, onSubmit } = useEnvio(
    form,
    ({ nome, funcao }: z.output<typeof naoDeveVer>) =>
      pedir(idManifestacao, [{ nome, ...(funcao && { funcao }) }]),
    async () => {
      await onFeito();
      showMessage(avisoDoPedido(await lerUltimoPedido()));
    },
  );
  return (
    <Formulario form={form} onSubmit={onSubmit} aria-label={NOME}>
      <p>
        Diga quem do órgão não deve ver a sua manifestação. Vale na mesma hora: a pessoa não acha, não abre e
        não recebe avisos. Se o nome servir para mais de uma pessoa, nenhuma delas vê até o gestor conferir
        qual é; fora isso, só você pode mudar. Do órgão, só um gestor que não seja quem você indicar lê o
        nome.
      </p>
      <p>
        Quem já tinha aberto a manifestação conhece o que leu, e pode notar que ela sumiu. Se ninguém do órgão
        puder tratá-la, ela vai para o órgão acima dele, com o mesmo prazo.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <CampoTexto
        name="nome"
        label="Nome"
        help="De preferência o nome completo."
        autoComplete="off"
        maxLength={200}
        required
      />
      <CampoTexto name="funcao" label="Função ou setor" autoComplete="off" maxLength={200} optional />
      <div className="ui-actions">
        <BotaoEnviar>Esconder desta pessoa</BotaoEnviar>
      </div>
    </Formulario>
  );
}

/** After the filing too: what makes somebody afraid may come later (Lei 13.608/2018, art. 4-A). */
export function NaoQueroQueVeja({ onFeito, ...props }: Props) {
  // A new form, closed, once it was asked.
  const [vezes, setVezes] = useState(0);
  return (
    <details key={vezes} className="impedimento-pedir">
      <summary>{NOME}</summary>
      <Pedido
        {...props}
        onFeito={async () => {
          setVezes((antes) => antes + 1);
          await onFeito();
        }}
      />
    </details>
  );
}
