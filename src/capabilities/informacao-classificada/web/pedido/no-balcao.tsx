import { faUserEdit } from '@fortawesome/free-solid-svg-icons/faUserEdit.js';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { canaisDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import {
  NOME_DA_QUALIDADE,
  nomeDoRepresentante,
  nomesDasQualidades,
  qualidades,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { SILENT } from '#shell/api/client.ts';
import { EmNomeDaPessoa } from '#shell/balcao/em-nome-da-pessoa.tsx';
import { formatDia } from '#shell/formato.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import {
  type AtoQueCabe,
  atosNoBalcao,
  nomesNoBalcao,
  type ReciboDoBalcao,
} from '../../domain/pedido/atendimento-do-pedido.ts';
import {
  MAX_MOTIVO_DA_DESISTENCIA,
  MAX_TEXTO_DO_PEDIDO,
  textoDoPedido,
} from '../../domain/pedido/decisao.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api, useAtosNoBalcao } from '../classificadas-queries.ts';
import { Chegada } from './pedir/chegada.tsx';

const texto = campo('Razões do recurso', textoDoPedido);

const QUEM_PEDE = ['propria', 'outra'] as const;

const formulario = z
  .object({
    canal: z.enum(canaisDoPedido),
    recebidaEm: campo('Dia em que a carta chegou', z.string().check(dataExistente())),
    ato: campo('O que a pessoa pede', z.enum(nomesNoBalcao)),
    deQuem: z.enum(QUEM_PEDE),
    nomeDeQuemPediu: z.string().trim(),
    qualidade: campo(NOME_DA_QUALIDADE, z.enum(nomesDasQualidades)),
    texto: z.string().trim(),
    motivo: campo('Motivo', z.string().trim().max(MAX_MOTIVO_DA_DESISTENCIA)),
  })
  .superRefine((dados, contexto) => {
    if (dados.canal === 'carta' && dados.recebidaEm === '')
      contexto.addIssue({ code: 'custom', path: ['recebidaEm'], message: 'Diga em que dia a carta chegou.' });
    if (dados.deQuem === 'outra' && !nomeDoRepresentante.safeParse(dados.nomeDeQuemPediu).success)
      contexto.addIssue({ code: 'custom', path: ['nomeDeQuemPediu'], message: 'Diga o nome de quem pediu.' });
    const razoes = texto.safeParse(dados.texto);
    if (dados.ato === 'recorrer' && !razoes.success)
      contexto.addIssue({ code: 'custom', path: ['texto'], message: 'Escreva as razões do recurso.' });
  });
type Dados = z.output<typeof formulario>;

const oQuePede = ({ ato, texto: razoes, motivo }: Dados) =>
  ato === 'recorrer' ? { ato, texto: razoes } : { ato, motivo };

function CamposDoAto({ ato }: { readonly ato: AtoQueCabe }) {
  if (ato.ato === 'desistir')
    return (
      <CampoTextoLongo name="motivo" label="Motivo" rows={3} limit={MAX_MOTIVO_DA_DESISTENCIA} optional />
    );
  return (
    <>
      <p className="ui-muted">
        O recurso vai para: {ato.aQuem}.{ato.ultimoDia && ` A pessoa pode até ${formatDia(ato.ultimoDia)}.`}
      </p>
      <CampoTextoLongo
        name="texto"
        label="Razões do recurso"
        help="Com as palavras da pessoa."
        rows={6}
        limit={MAX_TEXTO_DO_PEDIDO}
        required
      />
    </>
  );
}

/** Who asks for another shows that they may (Lei 9.784/1999, art. 9º); the history says who it was. */
function QuemPediu({ isOutra }: { readonly isOutra: boolean }) {
  return (
    <>
      <CampoOpcoes
        name="deQuem"
        label="Quem pediu"
        options={[
          { value: 'propria', label: 'A própria pessoa' },
          { value: 'outra', label: 'Outra pessoa, que mostrou que a representa' },
        ]}
        required
      />
      {isOutra && (
        <>
          <CampoTexto
            name="nomeDeQuemPediu"
            label="Nome de quem pediu"
            autoComplete="off"
            maxLength={150}
            required
          />
          <CampoSelect
            name="qualidade"
            label={NOME_DA_QUALIDADE}
            required
            options={nomesDasQualidades.map((value) => ({ value, label: qualidades[value] }))}
          />
        </>
      )}
    </>
  );
}

interface NoBalcaoProps {
  readonly pedido: PedidoVisto;
  readonly onFeito: (recibo: ReciboDoBalcao) => void;
}

function FormularioDoBalcao({
  pedido,
  onFeito,
  onFechar,
}: NoBalcaoProps & { readonly onFechar: () => void }) {
  const { idPedido, versao } = pedido;
  const form = useFormulario(formulario, {
    defaultValues: {
      canal: 'balcao',
      recebidaEm: '',
      deQuem: 'propria',
      nomeDeQuemPediu: '',
      qualidade: 'procurador',
      texto: '',
      motivo: '',
    },
  });
  useFormularioNaoSalvo(form);
  const [canal, recebidaEm, escolhido, deQuem] = useWatch({
    control: form.control,
    name: ['canal', 'recebidaEm', 'ato', 'deQuem'],
  });
  const dia = canal === 'carta' ? isoFromDateText(recebidaEm) : null;
  const consulta = useAtosNoBalcao(idPedido, dia);
  const atos = consulta.data?.atos ?? [];
  const ato = atos.find((cada) => cada.ato === escolhido);
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: Dados) =>
      api(
        'POST /app-web/v1/desclassificacoes/:idPedido/atendimento',
        {
          params: { idPedido },
          body: {
            versao,
            canal: dados.canal,
            recebidaEm: dia,
            quemPediu:
              dados.deQuem === 'outra' ? { nome: dados.nomeDeQuemPediu, qualidade: dados.qualidade } : null,
            pedido: oQuePede(dados),
          },
        },
        SILENT,
      ),
    onFeito,
  );
  return (
    <>
      <EmNomeDaPessoa erro={erro} />
      <Formulario form={form} onSubmit={onSubmit} aria-label="Registrar pedido da pessoa">
        <Chegada ajudaDoDia="É este dia que diz se o recurso está no prazo." />
        <QuemPediu isOutra={deQuem === 'outra'} />
        <FalhaAoAbrir titulo="Não foi possível ver o que a pessoa pode pedir." falha={consulta} />
        {consulta.data && atos.length === 0 && (
          <Message type="info" title="Não há o que pedir agora." still>
            Nem recurso nem desistência cabem {dia ? `em ${formatDia(dia)}` : 'hoje'}.
          </Message>
        )}
        {atos.length > 0 && (
          <CampoSelect
            name="ato"
            label="O que a pessoa pede"
            required
            options={atos.map((cada) => ({ value: cada.ato, label: atosNoBalcao[cada.ato].nome }))}
          />
        )}
        {ato && <CamposDoAto ato={ato} />}
        <div className="ui-actions">
          <BotaoEnviar disabled={atos.length === 0}>Registrar em nome da pessoa</BotaoEnviar>
          <Button onClick={onFechar}>Fechar sem registrar</Button>
        </div>
      </Formulario>
    </>
  );
}

/** On the office's page: the appeal or the withdrawal that came to the desk, by phone or by letter. */
export function NoBalcao({ pedido, onFeito }: NoBalcaoProps) {
  const [isAberto, setAberto] = useState(false);
  if (!isAberto) {
    return (
      <div className="ui-actions ui-no-print">
        <Button variant="secondary" icon={faUserEdit} onClick={() => setAberto(true)}>
          Registrar pedido da pessoa
        </Button>
      </div>
    );
  }
  return (
    <section className="ui-no-print">
      <TituloFocado>Registrar pedido da pessoa</TituloFocado>
      <FormularioDoBalcao pedido={pedido} onFeito={onFeito} onFechar={() => setAberto(false)} />
    </section>
  );
}
