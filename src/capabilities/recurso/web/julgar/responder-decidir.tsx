import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_ARQUIVOS_RECURSO, MAX_BYTES_RECURSO } from '#capabilities/anexo/domain/anexo-limites.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { api } from '../recurso-queries.ts';
import type { AtoDoRecursoProps } from './admissibilidade-form.tsx';
import { EstadoDoAto } from './estado-do-ato.tsx';
import { PreviaDaDecisao } from './previa-da-decisao.tsx';
import {
  type DecisaoEmEdicao,
  decisaoVazia,
  especificacoesDo,
  isComEntrega,
  isConcedida,
  isDeUmModo,
  isEntregaJunto,
  julgamentoDo,
  paraEnvio,
  schemaDaDecisao,
  tiposDa,
  ultimoDia,
} from './responder-decisao.ts';
import { hoje, type OpcoesDaDecisao, useOpcoesDaDecisao } from './responder-queries.ts';
import { TextoDoRecurso } from './texto-do-recurso.tsx';
import { useAtoDoRecurso } from './use-ato-do-recurso.ts';

const CampoAnexos = parte('campo-anexos');
const DadosDeTerceiros = parte('dados-de-terceiros');

const MAX_O_QUE = 2000;

interface ComOpcoes extends AtoDoRecursoProps {
  readonly opcoes: OpcoesDaDecisao;
}

/** What follows from the outcome: how it is carried out, and until when. */
function Consequencias({ opcoes, recurso }: Pick<ComOpcoes, 'opcoes' | 'recurso'>) {
  const idTipoResposta = String(useWatch({ name: 'idTipoResposta' }));
  const julgamento = julgamentoDo(recurso);
  const especificacoes = especificacoesDo(opcoes, julgamento, idTipoResposta);
  const idEspecificacao = String(useWatch({ name: 'idEspecificacao' }));
  const escolhida = { idTipoResposta, idEspecificacao };
  const comEntrega = isComEntrega(julgamento, escolhida);
  const deUmModo = isDeUmModo(julgamento, escolhida);
  return (
    <>
      {especificacoes.length > 0 && (
        <CampoSelect
          key={idTipoResposta}
          name="idEspecificacao"
          label="Especificação"
          required
          options={especificacoes}
        />
      )}
      {isConcedida(julgamento, idTipoResposta) && (
        <div className="recurso-entrega">
          <CampoSelect name="idDetalhamento" label="Detalhamento" optional options={opcoes.detalhamentos} />
          {(comEntrega || deUmModo) && (
            <>
              <CampoData
                name="dataEntrega"
                label="Data da entrega"
                help={`Até quando o órgão entrega o que foi decidido. O último dia possível é ${formatDia(ultimoDia(hoje()))}.`}
                min={hoje()}
                max={ultimoDia(hoje())}
                required={comEntrega}
                optional={!comEntrega}
              />
              <CampoTextoLongo
                name="oQueEntregar"
                label="O que o órgão deve entregar"
                help="Em palavras simples, para quem recorreu conferir quando receber."
                rows={3}
                limit={MAX_O_QUE}
                optional
              />
              <DadosDeTerceiros name="oQueEntregar" idManifestacao={null} />
            </>
          )}
        </div>
      )}
      {isEntregaJunto(julgamento, escolhida) && (
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`informar ${recurso.idRecurso}`}
          name="informacaoEntregue"
          label="A informação entregue"
          help="Escreva aqui a informação, ou anexe o arquivo mais abaixo: sem um dos dois a decisão não é aceita."
          rows={6}
          required={false}
          optional
        />
      )}
    </>
  );
}

function FormularioDaDecisao({ recurso, onFeito, onReler, opcoes }: ComOpcoes) {
  const julgamento = julgamentoDo(recurso);
  const schema = useMemo(() => schemaDaDecisao(opcoes, julgamento, hoje()), [opcoes, julgamento]);
  const form = useFormulario(schema, { defaultValues: decisaoVazia });
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const [isPrevia, setPrevia] = useState(false);
  const decisao = form.watch();
  const ato = useAtoDoRecurso<DecisaoEmEdicao>({
    recurso,
    form,
    enviar: (idRecurso, versao, dados) =>
      api(
        'POST /app-web/v1/recursos/:idRecurso/responder',
        {
          params: { idRecurso },
          body: { versao, ...paraEnvio(opcoes, julgamento, dados), anexos: anexosParaEnvio(anexos) },
        },
        SILENT,
      ),
    onFeito: () =>
      onFeito('Recurso decidido. O órgão recebe um e-mail, e quem recorreu também, se informou um.'),
  });
  const confirmacao = useConfirmacao<DecisaoEmEdicao>(ato.enviar);
  const previa = <PreviaDaDecisao recurso={recurso} decisao={decisao} opcoes={opcoes} arquivos={anexos} />;
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir o recurso">
        <CampoOpcoes name="idTipoResposta" label="Decisão" required options={tiposDa(opcoes, julgamento)} />
        <Consequencias opcoes={opcoes} recurso={recurso} />
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`decidir ${recurso.idRecurso}`}
          name="texto"
          label="Justificativa"
          help="Diga por que decidiu assim, em frases curtas: o que foi pedido, o que a lei diz e o que muda."
          rows={12}
        />
        <CampoAnexos
          deResposta
          value={anexos}
          onChange={setAnexos}
          onOcupado={setOcupado}
          maxArquivos={MAX_ARQUIVOS_RECURSO}
          maxBytes={MAX_BYTES_RECURSO}
        />
        <Button variant="secondary" onClick={() => setPrevia(true)}>
          Ver como quem recorreu vai ler
        </Button>
        <p role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</p>
        <BotoesDoAto disabled={ocupado}>Decidir</BotoesDoAto>
      </Formulario>
      {isPrevia && (
        <Modal
          open
          title="Como quem recorreu vai ler"
          largura={720}
          acceptLabel="Voltar a escrever"
          hideCancel
          onAccept={() => setPrevia(false)}
          onClose={() => setPrevia(false)}
        >
          {previa}
        </Modal>
      )}
      <Confirmar confirmacao={confirmacao} titulo="Dar esta decisão?" acao="Decidir">
        <p>Depois de dada, ela não pode ser mudada. É isto que quem recorreu vai ler:</p>
        {confirmacao.dados && previa}
      </Confirmar>
    </EstadoDoAto>
  );
}

/** The decision, with what it orders and why (Lei 12.527/2011, arts. 15 to 17). */
export function Decidir(props: AtoDoRecursoProps) {
  const opcoes = useOpcoesDaDecisao();
  if (opcoes.isPending) return <Skeleton lines={6} label="Buscando as decisões possíveis…" />;
  if (opcoes.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar as decisões possíveis." falha={opcoes} />;
  return <FormularioDaDecisao {...props} opcoes={opcoes.data} />;
}
