import { useState } from 'react';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { SILENT } from '#shell/api/client.ts';
import type { Escolha } from '#shell/lista/escolhidos.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import type { Direcao } from '../../domain/ordem.ts';
import { api, type SubassuntoAdministrado, subassuntosAdministrados } from '../administrar-queries.ts';
import { nomesDasSituacoes } from '../assuntos/filtro-de-assuntos.ts';
import { useAssuntos } from '../assuntos-query.ts';
import type { AtoDaLinha } from '../celulas.tsx';
import { FiltroDeSituacao } from '../filtro-de-situacao.tsx';
import { TelaDaLista } from '../tela-da-lista.tsx';
import { useAtoNaLista } from '../use-ato-na-lista.ts';
import { AtoNoSubassunto } from './ato-no-subassunto.tsx';
import { colunasDosSubassuntos } from './colunas-dos-subassuntos.tsx';
import type { FiltroDeSubassuntos } from './filtro-de-subassuntos.ts';

const nomesDosDonos = { 'todos-os-orgaos': 'De todos os órgãos', 'um-orgao': 'De um órgão só' } as const;
const QUALQUER = 'qualquer';

interface FiltrosProps {
  readonly filtro: FiltroDeSubassuntos;
  readonly onFiltrar: (mudanca: Partial<FiltroDeSubassuntos>) => void;
}

function Filtros({ filtro, onFiltrar }: FiltrosProps) {
  const { data: assuntos = [] } = useAssuntos();
  return (
    <>
      <Select
        label="Assunto"
        placeholder="Todos os assuntos"
        options={assuntos.map(({ idAssunto, descAssunto, area }) => ({
          value: String(idAssunto),
          label: descAssunto,
          group: area,
        }))}
        value={filtro.idAssunto === null ? '' : String(filtro.idAssunto)}
        onChange={(id) => onFiltrar({ idAssunto: id === '' ? null : Number(id) })}
      />
      <RadioGroup
        label="De quem é"
        name="de"
        value={filtro.de || QUALQUER}
        onChange={({ target }) =>
          onFiltrar({ de: target.value === QUALQUER ? '' : (target.value as FiltroDeSubassuntos['de']) })
        }
        options={[
          { value: QUALQUER, label: 'Tanto faz' },
          ...Object.entries(nomesDosDonos).map(([value, label]) => ({ value, label })),
        ]}
      />
      <FiltroDeSituacao situacao={filtro.situacao} onMudar={(situacao) => onFiltrar({ situacao })} />
    </>
  );
}

const useEscolhas = ({ busca, idAssunto, de, situacao }: FiltroDeSubassuntos) => {
  const { data: assuntos } = useAssuntos();
  const assunto = assuntos?.find((cada) => cada.idAssunto === idAssunto);
  const escolhas: readonly Escolha<FiltroDeSubassuntos>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(idAssunto === null
      ? []
      : [{ texto: assunto?.descAssunto ?? `Assunto nº ${idAssunto}`, sem: { idAssunto: null } }]),
    ...(de ? [{ texto: nomesDosDonos[de], sem: { de: '' as const } }] : []),
    ...(situacao ? [{ texto: nomesDasSituacoes[situacao], sem: { situacao: '' as const } }] : []),
  ];
  return escolhas;
};

interface Fazendo {
  readonly ato: AtoDaLinha | 'criar';
  readonly subassunto: SubassuntoAdministrado | null;
}

const QUEM_MUDA = 'Os de todos os órgãos são do administrador; os do órgão, do gestor.';

/** The parts of a subject, common or an office's own (S6-04: read-only for some profiles). */
export default function SubassuntosPage() {
  const lista = useLista(subassuntosAdministrados);
  const { filtro, filtrar } = lista;
  const [fazendo, setFazendo] = useState<Fazendo | null>(null);
  const ato = useAtoNaLista();
  const escolhas = useEscolhas(filtro);
  const perfil = idPerfilDe(useUsuario());
  const podeEditar = perfisDaAcao('subassunto.editar').includes(perfil);
  const abrir = (novo: Fazendo) => {
    ato.esquecer();
    setFazendo(novo);
  };
  const mover = ({ idSubassunto, descSubassunto }: SubassuntoAdministrado, direcao: Direcao) => {
    const pedido = { params: { idSubassunto }, body: { direcao } };
    void ato.fazer(
      () => api('POST /app-web/v1/subassuntos/:idSubassunto/mover', pedido, SILENT),
      `“${descSubassunto}” ${direcao === 'acima' ? 'subiu' : 'desceu'} um lugar.`,
    );
  };
  return (
    <>
      <TelaDaLista
        frase={`As partes de cada assunto, para quem analisa. ${QUEM_MUDA}`}
        oQue="os subassuntos"
        exemplo="Nome ou assunto"
        criar={
          podeEditar && (
            <Button variant="primary" onClick={() => abrir({ ato: 'criar', subassunto: null })}>
              Criar subassunto
            </Button>
          )
        }
        ato={ato}
        lista={lista}
        escolhas={escolhas}
        filtros={<Filtros filtro={filtro} onFiltrar={filtrar} />}
        titulo="Subassuntos"
        colunas={colunasDosSubassuntos(
          podeEditar
            ? { onAto: (qual, subassunto) => abrir({ ato: qual, subassunto }), onMover: mover }
            : null,
        )}
      />
      {fazendo && (
        <AtoNoSubassunto
          {...fazendo}
          isAdministrador={perfil === Perfil.administrador}
          onFechar={() => setFazendo(null)}
          onFeito={(frase) => {
            setFazendo(null);
            ato.concluir(frase);
          }}
        />
      )}
    </>
  );
}
