import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_MOTIVO_DA_EDICAO } from '../../domain/lista/lista-anual.ts';
import { api, type Previa, usePrevia, useRelerRol } from '../classificadas-queries.ts';
import { diaSimples } from '../dia-simples.ts';
import { ConteudoDaListaAnual } from './conteudo-da-lista.tsx';
import { enderecoDaLista } from './endereco-da-lista.ts';

const primeira = z.object({ motivo: z.string() });
const outra = z.object({
  motivo: campo('O que mudou', z.string().trim().min(5).max(MAX_MOTIVO_DA_EDICAO)),
});

interface PublicarProps {
  readonly previa: Previa;
  readonly onPublicada: () => void;
}

function Publicar({ previa, onPublicada }: PublicarProps) {
  const { orgao, ano, edicoes } = previa;
  const isNova = edicoes.length > 0;
  const form = useFormulario(isNova ? outra : primeira, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ motivo }: { motivo: string }) => {
      await api(
        'POST /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano/publicar',
        {
          params: { idOuvidoria: orgao.idOuvidoria, ano },
          body: { versao: edicoes.length + 1, motivo },
        },
        SILENT,
      );
    },
    onPublicada,
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível publicar.">
          {erro}
        </Message>
      )}
      <Formulario
        form={form}
        onSubmit={confirmacao.pedir}
        aria-label="Publicar a lista"
        className="ui-no-print"
      >
        {isNova && (
          <CampoTextoLongo
            name="motivo"
            label="O que mudou"
            help="Todos leem. A edição anterior continua publicada, ao lado desta."
            rows={2}
            limit={MAX_MOTIVO_DA_EDICAO}
            required
          />
        )}
        <div className="ui-actions">
          <BotaoEnviar>{isNova ? 'Publicar nova edição' : `Publicar a lista de ${ano}`}</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo={`Publicar a lista de ${ano}?`} acao="Publicar">
        <p>
          Qualquer pessoa poderá ler o que está abaixo, também como dado aberto. O que foi publicado não pode
          ser apagado: para mudar, publica-se outra edição.
        </p>
      </Confirmar>
    </>
  );
}

/** Prepares, shows and publishes the list of the office (Lei 12.527/2011, art. 30). */
export default function PublicarPage() {
  const consulta = usePrevia();
  const reler = useRelerRol();
  const [publicada, setPublicada] = useState(false);
  const { data } = consulta;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível montar a lista do seu órgão." falha={consulta} />;
  if (!data) return <Skeleton lines={8} label="Montando a lista…" />;
  const { orgao, ano, edicoes, prazo, podePublicar } = data;
  const [ultima] = edicoes;
  return (
    <div data-largura="total" className="trabalho">
      {publicada && (
        <Message type="success" title="Lista publicada." onClose={() => setPublicada(false)}>
          <Link to={enderecoDaLista(orgao.idOuvidoria, ano)}>Ver como todos veem</Link>
        </Message>
      )}
      <h2>
        {orgao.sigla} – lista de {ano}
      </h2>
      {ultima ? (
        <p>
          Publicada em {formatMomento(ultima.publicadaEm)} por {ultima.responsavel}
          {ultima.edicao > 1 && ` (edição ${ultima.edicao})`}.{' '}
          <Link to={enderecoDaLista(orgao.idOuvidoria, ano)}>Ver a lista publicada</Link>
        </p>
      ) : (
        <p>
          Ainda não foi publicada. O prazo é {formatDiaComDistancia(prazo)} (Lei 12.527/2011, art. 30; Decreto
          7.724/2012, art. 45).
        </p>
      )}
      {podePublicar && (
        <Publicar
          key={edicoes.length}
          previa={data}
          onPublicada={() => {
            setPublicada(true);
            void reler();
          }}
        />
      )}
      <p className="ui-muted">
        Prévia com o rol de hoje e os números {`de ${diaSimples(data.de)} a ${diaSimples(data.ate)}`}. Para
        mudar o rol, <Link to="/informacoes-classificadas/rol">abra o rol do órgão</Link>.
      </p>
      <ConteudoDaListaAnual conteudo={data} />
    </div>
  );
}
