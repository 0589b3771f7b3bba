import { useState } from 'react';
import { useParams } from 'react-router';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { nomeDoGrau } from '../../domain/grau.ts';
import { type InformacaoVista, MAX_MOTIVO, motivoEscrito } from '../../domain/rol/informacao.ts';
import { api, useInformacao, useRelerRol } from '../classificadas-queries.ts';
import { diaSimples } from '../dia-simples.ts';
import { Historico } from '../historico.tsx';
import { FormularioDaInformacao } from './formulario-da-informacao.tsx';
import { ROL } from './rol-page.tsx';

const formulario = z.object({ motivo: campo('Motivo', motivoEscrito) });

interface AtoProps {
  readonly informacao: InformacaoVista;
  readonly onFeito: (frase: string) => void;
}

/** Ends the secret, on the office's own or because its term is over (art. 24 § 4º). */
function Desclassificar({ informacao, onFeito }: AtoProps) {
  const { idInformacao, versao, termoVencido } = informacao;
  const form = useFormulario(formulario, {
    defaultValues: {
      motivo: termoVencido ? 'O prazo do sigilo terminou (Lei 12.527/2011, art. 24, § 4º).' : '',
    },
  });
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ motivo }: z.output<typeof formulario>) => {
      await api(
        'POST /app-web/v1/informacoes-classificadas/:idInformacao/desclassificar',
        { params: { idInformacao }, body: { versao, motivo } },
        SILENT,
      );
    },
    () => onFeito('Informação desclassificada.'),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="desclassificar" className="ui-no-print">
      <h2 id="desclassificar">Desclassificar</h2>
      {erro && (
        <Message type="danger" title="Não foi possível desclassificar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Desclassificar">
        <CampoTextoLongo name="motivo" label="Motivo" rows={3} limit={MAX_MOTIVO} required />
        <div className="ui-actions">
          <BotaoEnviar>Desclassificar</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Desclassificar a informação?" acao="Desclassificar">
        <p>
          Ela deixa de ser sigilosa hoje e entra na próxima lista anual como desclassificada. Isto não pode
          ser desfeito.
        </p>
      </Confirmar>
    </section>
  );
}

function Fatos({ informacao }: { readonly informacao: InformacaoVista }) {
  const { situacao, termoVencido } = informacao;
  return (
    <Ficha
      fatos={{
        Situação:
          situacao === 'desclassificada' ? (
            <Tag tone="success">Desclassificada</Tag>
          ) : (
            <Tag tone={termoVencido ? 'danger' : 'info'}>
              {termoVencido ? 'Sigilo vencido' : 'Classificada'}
            </Tag>
          ),
        Código: <span className="ui-mono classificadas-codigo">{informacao.codigo}</span>,
        Assunto: informacao.assunto,
        Categoria: informacao.categoria.nome,
        Grau: `${nomeDoGrau[informacao.grau]}${informacao.reclassificada ? ' (reclassificada)' : ''}`,
        Fundamento: informacao.fundamento.nome,
        'Autoridade classificadora': informacao.autoridade,
        'Produzida em': diaSimples(informacao.dataProducao),
        'Classificada em': diaSimples(informacao.dataClassificacao),
        'Sigilo até': diaSimples(informacao.termo),
        'Desclassificada em': informacao.desclassificadaEm && diaSimples(informacao.desclassificadaEm),
        Motivo: informacao.motivo,
      }}
    />
  );
}

function Aberta({ idInformacao }: { readonly idInformacao: number }) {
  const consulta = useInformacao(idInformacao);
  const reler = useRelerRol();
  const [corrigindo, setCorrigindo] = useState(false);
  const [feito, setFeito] = useState('');
  const { data, error } = consulta;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Não encontramos esta informação"
        action={
          <LinkButton to={ROL} variant="primary">
            Ver o rol
          </LinkButton>
        }
      >
        Ela não existe ou é do rol de outro órgão.
      </EmptyState>
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir a informação." falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Abrindo a informação…" />;
  const terminar = (frase: string) => {
    setCorrigindo(false);
    setFeito(frase);
    void reler();
  };
  if (corrigindo) {
    return (
      <FormularioDaInformacao
        informacao={data}
        voltar={ROL}
        enviar={async (dados) => {
          await api(
            'POST /app-web/v1/informacoes-classificadas/:idInformacao/corrigir',
            { params: { idInformacao }, body: { ...dados, versao: data.versao } },
            SILENT,
          );
          terminar('Correção salva.');
        }}
      />
    );
  }
  return (
    <>
      {feito && (
        <Message type="success" title="Pronto." onClose={() => setFeito('')}>
          {feito}
        </Message>
      )}
      <Fatos informacao={data} />
      <div className="ui-actions ui-no-print">
        {data.atos.includes('corrigirInformacao') && (
          <Button variant="secondary" onClick={() => setCorrigindo(true)}>
            Corrigir
          </Button>
        )}
        <LinkButton to={ROL} variant="secondary">
          Voltar ao rol
        </LinkButton>
      </div>
      {data.atos.includes('desclassificar') && <Desclassificar informacao={data} onFeito={terminar} />}
      <Historico linhas={data.historico} />
    </>
  );
}

export default function InformacaoPage() {
  const { idInformacao } = useParams();
  return (
    <section className="pagina-simples">
      <Aberta key={idInformacao} idInformacao={Number(idInformacao)} />
    </section>
  );
}
