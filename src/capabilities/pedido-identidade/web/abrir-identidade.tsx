import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { useState } from 'react';
import { z } from 'zod';
import { AJUDA_DO_MOTIVO } from '#capabilities/abertura-identidade/domain/motivo.ts';
import { Button } from '#shell/ui/button.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { abrirIdentidadeConcedida } from '../domain/abrir-identidade-concedida.ato.ts';
import { abrirIdentidade, type Identidade } from './pedidos-queries.ts';

const { justificativa } = abrirIdentidadeConcedida.entrada.shape;
const formulario = z.object({ justificativa });

function Justificar({
  idPedido,
  onAberta,
  onCancelar,
}: {
  readonly idPedido: number;
  readonly onAberta: (pessoa: Identidade) => void;
  readonly onCancelar: () => void;
}) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) =>
    onAberta(await abrirIdentidade(idPedido, dados.justificativa)),
  );
  return (
    <>
      <TituloFocado nivel={3}>Para que você vai usar a identidade?</TituloFocado>
      <Message type="warning" title="Isto fica no histórico." still>
        Quem denunciou vê que você abriu os dados, quando, e a justificativa que escrever aqui.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível abrir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Abrir a identidade">
        <CampoTextoLongo
          name="justificativa"
          label="Justificativa"
          help={AJUDA_DO_MOTIVO}
          rows={3}
          limit={justificativa.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">Abrir os dados</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}

/** The data are shown while this page is open, and stored nowhere. */
export function AbrirIdentidade({ idPedido }: { readonly idPedido: number }) {
  const [pessoa, setPessoa] = useState<Identidade | null>(null);
  const [isPedindo, setPedindo] = useState(false);
  if (pessoa) {
    return (
      <>
        <TituloFocado nivel={3}>Identidade aberta</TituloFocado>
        <Ficha
          fatos={{
            Nome: pessoa.nome,
            [pessoa.tipoDocumento ?? 'Documento']: pessoa.documento && (
              <DocumentoMostrado numero={pessoa.documento} isProvado={pessoa.isDocumentoProvado} />
            ),
            'E-mail': pessoa.email,
            Telefone: pessoa.telefone,
            Endereço: pessoa.endereco,
          }}
        />
        <Button size="small" className="ui-no-print" onClick={() => setPessoa(null)}>
          Esconder de novo
        </Button>
      </>
    );
  }
  if (isPedindo) {
    return (
      <Justificar
        idPedido={idPedido}
        onAberta={(aberta) => {
          setPessoa(aberta);
          setPedindo(false);
        }}
        onCancelar={() => setPedindo(false)}
      />
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      className="ui-no-print"
      icon={faUserShield}
      onClick={() => setPedindo(true)}
    >
      Abrir a identidade
    </Button>
  );
}
