import sharp from 'sharp';
import { develop } from '/work/main/apps/commerce/src/platform/images/draw.ts';
sharp.concurrency(1);
for (const [form,angle] of [['pod','pod'],['pod','lid'],['pod','pack'],['brewer-classic','pack']] as const) for(const size of [1000]) {
const b=await develop({form,angle,count:12,art:{palette:['#f3e7d3','#3a2418','#d9663a'],motif:'leaf'},brandName:'Tarn & Tide',productName:'Cedar & Smoke',roast:'dark',flavourLine:'Cocoa, toasted nut'},size);
const r:Record<string,number>={};
 const c=Buffer.from(b);for(let i=0;i<size*size;i++) {c[i*4+3]=255}
 const only=Buffer.from(b); for(let i=0;i<size*size;i++){only[i*4]=only[i*4+1]=only[i*4+2]=0}
 const nosh=Buffer.from(b); for(let i=0;i<size*size;i++){ if(nosh[i*4+3]!<250 ) nosh[i*4+3]=0}
 const mk=(x:Buffer)=>sharp(x,{raw:{width:size,height:size,channels:4}});
 r.alphaOnly=(await mk(only).webp({quality:50,alphaQuality:100,effort:6}).toBuffer()).length;
 r.noShadow=(await mk(nosh).webp({quality:58,alphaQuality:100,effort:6}).toBuffer()).length;
 for(const q of [34,44,50,58]) r['q'+q]=(await mk(b).webp({quality:q,alphaQuality:100,effort:6,smartSubsample:true}).toBuffer()).length;
 r.q44ns=(await mk(b).webp({quality:44,alphaQuality:100,effort:6}).toBuffer()).length;
console.log(form,angle,size,JSON.stringify(r));
if(angle==='pod') await sharp(await mk(b).webp({quality:44,alphaQuality:100,effort:6,smartSubsample:true}).toBuffer()).flatten({background:'#f8f2e8'}).extract({left:380,top:380,width:560,height:520}).resize(1120).png().toFile('/tmp/studio/q.png');
}
