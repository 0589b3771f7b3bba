import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { DIAS_DESCLASSIFICACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { MAX_TEXTO_DO_PEDIDO, textoDoPedido } from '../../domain/pedido/decisao.ts';
import { api, useRelerPedidos } from '../classificadas-queries.ts';
import { enderecoDoPedido } from './colunas-dos-pedidos.tsx';

const MAX_DESCRICAO = 2000;

const formulario = z
  .object({
    idOuvidoria: campo('Órgão', z.string().min(1)),
    codigo: campo('Código', z.string().trim().max(80)),
    descricao: campo('Descrição da informação', z.string().trim().max(MAX_DESCRICAO)),
    texto: campo('Razões do pedido', textoDoPedido),
  })
  .refine(({ codigo, descricao }) => codigo !== '' || descricao !== '', {
    path: ['descricao'],
    message: 'Informe o código ou descreva a informação.',
  });
type Dados = z.output<typeof formulario>;

interface Enviado {
  readonly idPedido: number;
  readonly numeroProtocolo: string;
  readonly prazo: string;
}

function CampoOrgao() {
  const { id, error, field, atualizar } = useCampoControlado('idOuvidoria');
  return (
    <FiltroDeOrgao
      id={id}
      error={error}
      required
      placeholder="Escolha o órgão"
      idOuvidoria={readNumero(field.value ?? '')}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onMudar={(escolhido) => atualizar(escolhido === null ? '' : String(escolhido))}
    />
  );
}

function Recibo({ idPedido, numeroProtocolo, prazo }: Enviado) {
  return (
    <section className="pagina-simples">
      <TituloFocado>Pedido registrado</TituloFocado>
      <p>
        Protocolo: <strong className="ui-mono">{numeroProtocolo}</strong>{' '}
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </p>
      <p>
        A autoridade que classificou a informação decide até <strong>{formatDia(prazo)}</strong>. Você recebe
        a decisão por e-mail. Se ela não sair no prazo, ou não for o que você pediu, pode recorrer à
        autoridade acima dela.
      </p>
      <div className="ui-actions">
        <LinkButton to={enderecoDoPedido(idPedido)} variant="primary">
          Acompanhar o pedido
        </LinkButton>
        <LinkButton to="/desclassificacao">Ver meus pedidos</LinkButton>
      </div>
    </section>
  );
}

/** Anybody asks, at any time and without an earlier request (Decreto 7.724/2012, art. 36). */
export default function PedirPage() {
  const [params] = useSearchParams();
  const [enviado, setEnviado] = useState<Enviado | null>(null);
  // One key per page: sent twice, it is one pedido.
  const [chaveEnvio] = useState(() => crypto.randomUUID());
  const reler = useRelerPedidos();
  const form = useFormulario(formulario, {
    defaultValues: {
      idOuvidoria: String(readNumero(params.get('orgao')) ?? ''),
      codigo: params.get('codigo') ?? '',
      descricao: '',
      texto: '',
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  // Once it was sent, the links of the receipt lead on without a question.
  useNaoSalvo(isDirty && !isSubmitting && enviado === null);
  const { erro, onSubmit } = useEnvio(
    form,
    ({ idOuvidoria, ...dados }: Dados) =>
      api(
        'POST /app-web/v1/desclassificacoes',
        { body: { ...dados, chaveEnvio, idOuvidoria: Number(idOuvidoria) } },
        SILENT,
      ),
    (resposta) => {
      setEnviado(resposta);
      void reler();
    },
  );
  if (enviado) return <Recibo {...enviado} />;
  return (
    <section className="pagina-simples">
      <p>
        Peça que uma informação sigilosa seja aberta (desclassificação), ou que o grau ou o prazo do sigilo
        diminua (reavaliação). Quem classificou decide em {DIAS_DESCLASSIFICACAO} dias. O pedido é
        identificado: o órgão vê o seu nome.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Pedir desclassificação">
        <CampoOrgao />
        <CampoTexto
          name="codigo"
          label="Código da informação (CIDIC) ou número do processo"
          help={
            <>
              Está na <Link to="/informacoes-classificadas">lista anual do órgão</Link> e na resposta que
              negou o acesso. Deixe em branco se não souber.
            </>
          }
          maxLength={80}
          autoComplete="off"
        />
        <CampoTextoLongo
          name="descricao"
          label="Descrição da informação"
          help="Sem o código, diga do que ela trata, de quando é e onde pode estar."
          rows={3}
          limit={MAX_DESCRICAO}
        />
        <CampoTextoLongo
          name="texto"
          label="Razões do pedido"
          help="Por que o sigilo não se justifica mais, ou é maior que o preciso."
          rows={6}
          limit={MAX_TEXTO_DO_PEDIDO}
          required
        />
        <div className="ui-actions">
          <LinkButton to="/desclassificacao" variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>Enviar o pedido</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
