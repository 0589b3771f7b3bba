import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type ClienteVisto, type MudancaDoCliente, mudancaDoCliente } from '../domain/cliente.ts';
import { escoposDaEscolha } from '../domain/escopos.ts';
import { CampoEscopos } from './campo-escopos.tsx';
import { api, useRelerClientes } from './integracao-queries.ts';

/** What may be changed of a program; its office and profile stay as registered. */
export function MudarCliente({ cliente }: { readonly cliente: ClienteVisto }) {
  const reler = useRelerClientes();
  const [salvando, setSalvando] = useState(false);
  const form = useFormulario(mudancaDoCliente, {
    defaultValues: {
      versao: cliente.versao,
      nome: cliente.nome,
      limitePorMinuto: String(cliente.limitePorMinuto),
      escopos: [...cliente.escopos],
    } as never,
  });
  useNaoSalvo(form.formState.isDirty && !salvando);
  const { erro, onSubmit } = useEnvio(form, async (dados: MudancaDoCliente) => {
    setSalvando(true);
    try {
      const params = { idCliente: cliente.idCliente };
      await api('PUT /app-web/v1/integracao/clientes/:idCliente', { params, body: dados }, SILENT);
      await reler();
    } finally {
      setSalvando(false);
    }
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Nome, limite e escopos">
        <CampoTexto name="nome" label="Nome do sistema" required maxLength={100} />
        <CampoTexto name="limitePorMinuto" label="Chamadas por minuto" required inputMode="numeric" />
        <CampoEscopos
          name="escopos"
          oferecidos={escoposDaEscolha(cliente.perfil.idPerfil, cliente.escopos)}
        />
        <div className="ui-actions">
          <BotaoEnviar>Salvar</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
