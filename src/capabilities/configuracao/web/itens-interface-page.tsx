import { useState } from 'react';
import { Escolhas } from '#shell/lista/escolhas.tsx';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { api, useItensDeInterface, useRenovar } from './configuracao-queries.ts';
import './configuracao.css';

type Item = NonNullable<ReturnType<typeof useItensDeInterface>['data']>[number];

const ativos = ({ perfis }: Item): number[] =>
  perfis.filter(({ ativo }) => ativo).map(({ idPerfil }) => idPerfil);

function ItemDeInterface({ item }: { readonly item: Item }) {
  const [escolhidos, setEscolhidos] = useState<readonly number[]>(() => ativos(item));
  const [salvando, setSalvando] = useState(false);
  const [feito, setFeito] = useState('');
  const [erro, setErro] = useState('');
  const renovar = useRenovar();
  useNaoSalvo(!salvando && escolhidos.toSorted().join() !== ativos(item).toSorted().join());
  const salvar = async () => {
    setSalvando(true);
    setFeito('');
    setErro('');
    try {
      await api(
        'PUT /app-web/v1/itens-interface/:idItemInterface',
        {
          params: { idItemInterface: item.idItemInterface },
          body: { perfis: [...escolhidos], visto: ativos(item) },
        },
        { errors: 'silent' },
      );
      setFeito('Salvo. As telas mudam em até cinco minutos.');
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      await renovar();
      setSalvando(false);
    }
  };
  return (
    <Card title={item.nome} headingLevel={2}>
      {erro && <Message type="danger">{erro}</Message>}
      <p>{item.explicacao}</p>
      <Escolhas
        legenda="Perfis que veem este item"
        opcoes={item.perfis.map(({ idPerfil, descPerfil }) => ({ id: idPerfil, nome: descPerfil }))}
        escolhidas={escolhidos}
        onMudar={setEscolhidos}
      />
      <div className="config-salvar">
        <Button variant="primary" loading={salvando} onClick={() => void salvar()}>
          Salvar
        </Button>
        <p role="status">{feito}</p>
      </div>
    </Card>
  );
}

export default function ItensInterfacePage() {
  const consulta = useItensDeInterface();
  if (consulta.isPending) return <Skeleton shape="card" lines={1} label="Carregando os itens…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  return (
    <>
      <p>Partes opcionais da tela, e quem as vê. Cada mudança fica registrada na auditoria.</p>
      {consulta.data.map((item) => (
        <ItemDeInterface key={item.idItemInterface} item={item} />
      ))}
    </>
  );
}
