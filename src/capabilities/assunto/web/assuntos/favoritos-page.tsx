import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { useState } from 'react';
import { useParams } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { MAX_FAVORITOS } from '../../domain/edicao.ts';
import { mover } from '../../domain/ordem.ts';
import { api, type FavoritosDoOrgao, useFavoritosDoOrgao, useReler } from '../administrar-queries.ts';
import { useAssuntos } from '../assuntos-query.ts';
import { Ordem } from '../celulas.tsx';
import '../administrar.css';

type Favorito = FavoritosDoOrgao['favoritos'][number];

const idsDe = (favoritos: readonly Favorito[]): number[] => favoritos.map(({ idAssunto }) => idAssunto);

/** The list with one item moved a step up or down. */
const movidos = (favoritos: readonly Favorito[], id: number, direcao: 'acima' | 'abaixo') => {
  const lugares = new Map(favoritos.map(({ idAssunto }, ordem) => [idAssunto, ordem]));
  for (const { id: idMovido, ordem } of mover(
    favoritos.map(({ idAssunto }, ordem) => ({ id: idAssunto, ordem })),
    id,
    direcao,
  ))
    lugares.set(idMovido, ordem);
  return favoritos.toSorted((a, b) => (lugares.get(a.idAssunto) ?? 0) - (lugares.get(b.idAssunto) ?? 0));
};

interface ListaProps {
  readonly favoritos: readonly Favorito[];
  readonly podeEditar: boolean;
  readonly onMudar: (favoritos: readonly Favorito[]) => void;
}

function Lista({ favoritos, podeEditar, onMudar }: ListaProps) {
  if (favoritos.length === 0) {
    return (
      <EmptyState title="Nenhum favorito ainda" icon={faStar}>
        {podeEditar
          ? 'Acrescente os assuntos que o órgão mais recebe: eles aparecem primeiro para quem escolhe.'
          : 'Quando o gestor do órgão escolher favoritos, eles aparecem aqui.'}
      </EmptyState>
    );
  }
  return (
    <ol className="assuntos-favoritos">
      {favoritos.map(({ idAssunto, descAssunto, area, ativo }, indice) => (
        <li key={idAssunto}>
          <div>
            <span>
              {descAssunto} <span className="ui-muted">{area}</span>{' '}
              {!ativo && <Tag tone="warning">Inativo: não é oferecido</Tag>}
            </span>
            {podeEditar && (
              <span className="assuntos-ordem">
                <Ordem
                  nome={descAssunto}
                  primeiro={indice === 0}
                  ultimo={indice === favoritos.length - 1}
                  onMover={(direcao) => onMudar(movidos(favoritos, idAssunto, direcao))}
                />
                <Button
                  icon={faTimes}
                  size="small"
                  aria-label={`Retirar ${descAssunto}`}
                  onClick={() => onMudar(favoritos.filter((outro) => outro.idAssunto !== idAssunto))}
                />
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Acrescentar({ favoritos, onMudar }: Pick<ListaProps, 'favoritos' | 'onMudar'>) {
  const { data: assuntos = [] } = useAssuntos();
  const restantes = assuntos.filter(({ idAssunto }) => !idsDe(favoritos).includes(idAssunto));
  const isCheia = favoritos.length >= MAX_FAVORITOS;
  return (
    <Select
      // The key changes after each choice, so that the field is empty again.
      key={favoritos.length}
      label="Acrescentar um assunto"
      help={isCheia ? `A lista já tem ${MAX_FAVORITOS}, o máximo.` : 'Escreva uma palavra para procurar.'}
      disabled={isCheia}
      value=""
      onChange={(id) => {
        const escolhido = restantes.find(({ idAssunto }) => String(idAssunto) === id);
        if (escolhido) onMudar([...favoritos, { ...escolhido, ativo: true }]);
      }}
      options={restantes.map(({ idAssunto, descAssunto, area }) => ({
        value: String(idAssunto),
        label: descAssunto,
        group: area,
      }))}
    />
  );
}

function Favoritos({
  dados,
  idOuvidoria,
}: {
  readonly dados: FavoritosDoOrgao;
  readonly idOuvidoria: number;
}) {
  const [lista, setLista] = useState<readonly Favorito[]>(dados.favoritos);
  const [vistos, setVistos] = useState(() => idsDe(dados.favoritos));
  const [estado, setEstado] = useState<'salvo' | 'salvando' | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const reler = useReler();
  const mudou = idsDe(lista).join() !== vistos.join();
  useNaoSalvo(mudou && estado !== 'salvando');
  const mudar = (nova: readonly Favorito[]) => {
    setEstado(null);
    setLista(nova);
  };
  const salvar = async () => {
    setEstado('salvando');
    setErro(null);
    try {
      const body = { idsAssunto: idsDe(lista), vistos };
      await api('PUT /app-web/v1/assuntos-favoritos/:idOuvidoria', { params: { idOuvidoria }, body }, SILENT);
      setVistos(idsDe(lista));
      setEstado('salvo');
      await reler();
    } catch (error) {
      setErro(textoDoErro(error));
      setEstado(null);
    }
  };
  return (
    <>
      <h2>{dados.orgao.descricao}</h2>
      <p>
        Estes assuntos vêm primeiro, nesta ordem, para quem analisa no órgão e para quem registra uma
        manifestação para ele.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      {estado === 'salvo' && <Message type="success" title="Salvo." />}
      <Lista favoritos={lista} podeEditar={dados.podeEditar} onMudar={mudar} />
      {dados.podeEditar && (
        <>
          <Acrescentar favoritos={lista} onMudar={mudar} />
          <div className="ui-actions">
            <Button
              variant="primary"
              disabled={!mudou}
              loading={estado === 'salvando'}
              onClick={() => void salvar()}
            >
              Salvar favoritos
            </Button>
            <span role="status">{mudou && 'Há mudanças por salvar.'}</span>
          </div>
        </>
      )}
      {!dados.podeEditar && <p className="ui-muted">Quem muda esta lista é o gestor do órgão.</p>}
    </>
  );
}

const NAO_EXISTE = 404;

function DeOutroOrgao() {
  return (
    <EmptyState
      title="Estes favoritos não são do seu órgão"
      action={
        <LinkButton to="/configuracoes" variant="primary">
          Ver as configurações
        </LinkButton>
      }
    >
      O órgão não existe, ou não é o seu. Os do seu órgão estão em Configurações, em “Assuntos favoritos”.
    </EmptyState>
  );
}

/** The subjects an office is asked about most, in its order. */
export default function FavoritosPage() {
  const idOuvidoria = Number(useParams().idOuvidoria);
  const consulta = useFavoritosDoOrgao(idOuvidoria);
  if (consulta.isPending) return <Skeleton shape="row" lines={5} label="Buscando os favoritos…" />;
  if (consulta.error instanceof ApiError && consulta.error.status === NAO_EXISTE) return <DeOutroOrgao />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível abrir os favoritos." falha={consulta} />;
  return <Favoritos key={idOuvidoria} dados={consulta.data} idOuvidoria={idOuvidoria} />;
}
