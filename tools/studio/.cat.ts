import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { drawProduct } from '/work/main/apps/commerce/src/platform/images/draw.ts';
import { drawingsOf } from '/work/main/apps/commerce/src/platform/images/drawings.ts';
import { hash } from '/work/main/apps/commerce/src/platform/images/labels.ts';
sharp.concurrency(1);
const [,, match, angle, start, count, out, cellS='320', colsS='5']=process.argv; const cell=+cellS, cols=+colsS;
const all:any[]=[];const walk=(d:string)=>fs.readdirSync(d,{withFileTypes:true}).forEach(e=>e.isDirectory()?walk(path.join(d,e.name)):e.name.endsWith('.json')&&all.push(...(JSON.parse(fs.readFileSync(path.join(d,e.name),'utf8')).products??[])));walk('seed/catalog');
const list=all.filter(p=>new RegExp(match).test(p.art.form)).flatMap(p=>[...drawingsOf(p,hash)].filter(([n,d])=>angle==='any'||d.angle===angle)).filter((_:unknown,i:number,a:unknown[])=>i%Math.max(1,Math.floor(a.length/ +count))===+start).slice(0,+count);
const comps=[];let b=0;let i=0;
for(const [n,d] of list){const buf=await drawProduct(d,+(process.env.SIZE??1000));b+=buf.length;comps.push({input:await sharp(buf).resize(cell,cell).png().toBuffer(),left:(i%cols)*cell,top:Math.floor(i/cols)*cell});i++;}
console.log(list.length,b/list.length);
await sharp({create:{width:cell*cols,height:cell*Math.ceil(list.length/cols),channels:3,background:'#f8f2e8'}}).composite(comps).png().toFile(out);
